import { beforeEach, expect, it } from 'vitest';
import { getFirstStaffMember, listStaff } from '#data/staff.ts';
import { emulator } from './stored.ts';

beforeEach(() => emulator.wipe());

it('reads every field, and leaves out missing ones', async () => {
  await emulator.store([
    {
      path: 'staff/full',
      data: {
        name: 'Dana Reyes',
        title: 'Chiropractic physician',
        titleEs: 'Quiropráctica',
        bio: 'Examines necks.\nAnd backs.',
        bioEs: 'Diez años.',
        photoUrl: 'https://files.example/dana.webp',
        thumbnailUrl: 'https://files.example/dana/w256.webp',
        order: 0,
        credentials: ['D.C. degree', ' ', 7],
        specialties: ['Whiplash'],
        slug: 'dana-reyes',
        licenseNumber: ' 000-1 ',
        languages: ['English', ''],
        firstVisit: 'An exam.',
        takesAppointments: false,
        visitTypes: ['treatment', 7, 'massage'],
        hours: {
          1: [
            { to: '12:00', from: '09:00' },
            { from: '14:00', to: 'late' },
          ],
          9: 'x',
        },
        daysOff: ['2026-12-24/2026-12-26', '2026-12-31', 7],
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
      titleEs: 'Quiropráctica',
      bio: 'Examines necks.\nAnd backs.',
      bioEs: 'Diez años.',
      photoUrl: 'https://files.example/dana.webp',
      thumbnailUrl: 'https://files.example/dana/w256.webp',
      order: 0,
      credentials: ['D.C. degree'],
      specialties: ['Whiplash'],
      slug: 'dana-reyes',
      licenseNumber: '000-1',
      languages: ['English'],
      firstVisit: 'An exam.',
      takesAppointments: false,
      visitTypes: ['treatment', 'massage'],
      hours: { 0: [], 1: [{ from: '09:00', to: '12:00' }], 2: [], 3: [], 4: [], 5: [], 6: [] },
      daysOff: ['2026-12-24/2026-12-26'],
      isSample: true,
    },
    {
      id: 'bare',
      name: 'Sam Lee',
      title: '',
      titleEs: '',
      bio: '',
      bioEs: '',
      photoUrl: '',
      thumbnailUrl: '',
      order: 1,
      credentials: [],
      specialties: [],
      slug: '',
      licenseNumber: '',
      languages: [],
      firstVisit: '',
      takesAppointments: true,
      visitTypes: null,
      hours: null,
      daysOff: [],
      isSample: false,
    },
  ]);
});

it('P-ABOUT-06 is empty without stored staff', async () => {
  expect(await listStaff()).toEqual([]);
  expect(await getFirstStaffMember()).toBeNull();
});
