import { beforeEach, expect, it } from 'vitest';
import { signIn } from '#data/auth.ts';
import { getSiteMedia } from '#data/site-media.ts';
import { resetSiteMedia, setSiteMedia } from '#data/site-media-admin.ts';
import { listStaff } from '#data/staff.ts';
import { addStaffMember, deleteStaffMember, updateStaffMember } from '#data/staff-admin.ts';
import { localEmulator } from '../../scripts/seed/emulator.ts';
import { storedIn } from './stored.ts';

const emulator = localEmulator();
const account = { email: 'dana@clinic.example', password: 'clinic-demo-1' };
const url = 'https://files.example/hero.webp';
const uploaded = {
  url,
  path: 'site-hero/hero-1.webp',
  variants: { w256: { url }, w640: { url }, w1280: { url } },
};
const robin = {
  name: 'Sample Robin',
  title: 'Therapist',
  bio: '',
  photoUrl: '',
  order: 2,
  credentials: ['License'],
  specialties: [],
};

beforeEach(async () => {
  await emulator.wipe();
  await emulator.createAccount({ localId: 'dana', ...account });
  await emulator.store([{ path: 'users/dana', data: { role: 'admin' } }]);
  expect(await signIn(account.email, account.password)).toEqual({ ok: true });
});

it.each(['hero', 'logo'] as const)('A-HERO-09 A-LOGO-04 the %s is set, and reset', async (key) => {
  await setSiteMedia(key, uploaded);
  expect(await getSiteMedia(key)).toBe(url);
  const [stored] = await storedIn('siteMedia');
  expect(stored).toMatchObject({ id: key, url, uploadedAt: expect.any(Date) });
  await resetSiteMedia(key);
  expect(await getSiteMedia(key)).toBeNull();
});

it('A-STAFF-08 a member of staff is added, changed and deleted', async () => {
  await addStaffMember(robin);
  const [added] = await listStaff();
  expect(added).toMatchObject(robin);
  const id = added?.id ?? '';
  const [before] = await storedIn('staff');
  await updateStaffMember(id, { ...robin, title: 'Lead therapist' });
  const [after] = await storedIn('staff');
  expect(after).toMatchObject({ title: 'Lead therapist', createdAt: before?.createdAt });
  expect(after?.updatedAt).not.toEqual(before?.updatedAt);
  await deleteStaffMember(id);
  expect(await listStaff()).toEqual([]);
  await expect(updateStaffMember(id, robin)).rejects.toThrow();
});
