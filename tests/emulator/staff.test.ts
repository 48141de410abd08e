import { beforeEach, expect, it } from 'vitest';
import { getFirstStaffMember, listStaff } from '#data/staff.ts';
import { localEmulator } from '../../scripts/seed/emulator.ts';

const emulator = localEmulator();

beforeEach(() => emulator.wipe());

it('P-ABOUT-05 gives a visitor the staff, lowest order first', async () => {
  await emulator.store([
    { path: 'staff/a', data: { name: 'Third', title: 'Assistant', order: 2 } },
    { path: 'staff/b', data: { name: 'First', title: 'Physician', order: -1 } },
    { path: 'staff/c', data: { name: 'Second', title: 'Coordinator', order: 1 } },
  ]);
  expect((await listStaff()).map(({ name }) => name)).toEqual(['First', 'Second', 'Third']);
  expect((await getFirstStaffMember())?.name).toBe('First');
});

it('reads every field, and leaves out missing ones', async () => {
  await emulator.store([
    {
      path: 'staff/full',
      data: {
        name: 'Dana Reyes',
        title: 'Chiropractic physician',
        bio: 'Examines necks.\nAnd backs.',
        photoUrl: 'https://files.example/dana.webp',
        order: 0,
        credentials: ['D.C. degree', ' ', 7],
        specialties: ['Whiplash'],
        isSample: true,
        createdAt: new Date(),
      },
    },
    { path: 'staff/bare', data: { name: 'Sam Lee', order: 1, credentials: 'D.C.' } },
  ]);
  expect(await listStaff()).toEqual([
    {
      id: 'full',
      name: 'Dana Reyes',
      title: 'Chiropractic physician',
      bio: 'Examines necks.\nAnd backs.',
      photoUrl: 'https://files.example/dana.webp',
      order: 0,
      credentials: ['D.C. degree'],
      specialties: ['Whiplash'],
      isSample: true,
    },
    {
      id: 'bare',
      name: 'Sam Lee',
      title: '',
      bio: '',
      photoUrl: '',
      order: 1,
      credentials: [],
      specialties: [],
      isSample: false,
    },
  ]);
});

it('P-ABOUT-06 is empty without stored staff', async () => {
  expect(await listStaff()).toEqual([]);
  expect(await getFirstStaffMember()).toBeNull();
});
