import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '#data/auth.ts';
import { type Folder, uploadFile } from '#data/files.ts';
import { getSiteMedia } from '#data/site-media.ts';
import { resetSiteMedia, setSiteMedia } from '#data/site-media-admin.ts';
import { listStaff } from '#data/staff.ts';
import { addStaffMember, deleteStaffMember, updateStaffMember } from '#data/staff-admin.ts';
import { pictureFiles } from '#domain/stored-file.ts';
import { localEmulator } from '../../scripts/seed/emulator.ts';
import { filesIn, removeFile } from './bucket.ts';
import { storedIn } from './stored.ts';

const emulator = localEmulator();
const account = { email: 'dana@clinic.example', password: 'clinic-demo-1' };
const url = 'https://files.example/hero.webp';
const uploaded = {
  url,
  path: 'site-hero/hero-1.webp',
  variants: { w256: { url }, w640: { url }, w1280: { url } },
  placeholder: 'data:image/webp;base64,AA==',
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
  for (const name of await filesIn('')) await removeFile(name);
  await emulator.createAccount({ localId: 'dana', ...account });
  await emulator.store([{ path: 'users/dana', data: { role: 'admin' } }]);
  expect(await signIn(account.email, account.password)).toEqual({ ok: true });
});

it.each(['hero', 'logo'] as const)('A-HERO-09 A-LOGO-04 the %s is set, and reset', async (key) => {
  await setSiteMedia(key, uploaded);
  expect(await getSiteMedia(key, 1280)).toBe(url);
  expect(await storedIn('siteMedia')).toEqual([
    { ...uploaded, id: key, uploadedAt: expect.any(Date) },
  ]);
  await resetSiteMedia(key);
  expect(await getSiteMedia(key, 1280)).toBeNull();
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

/** A picture with its three files, as an upload leaves it. */
async function upload(folder: Folder, name: string) {
  const path = `${folder}/${name}-1.webp`;
  const file = new Blob([new Uint8Array([82, 73, 70, 70])], { type: 'image/webp' });
  const names = pictureFiles(path);
  const [w256, w640, w1280] = await Promise.all([
    uploadFile(names.w256, file),
    uploadFile(names.w640, file),
    uploadFile(names.w1280, file),
  ]);
  return {
    url: w1280,
    path,
    variants: { w256: { url: w256 }, w640: { url: w640 }, w1280: { url: w1280 } },
    placeholder: '',
  };
}
const filesOf = (...pictures: { path: string }[]) =>
  pictures.flatMap(({ path }) => Object.values(pictureFiles(path))).sort();
/** Old files go after the answer. */
const soonLeft = (...pictures: { path: string }[]) =>
  vi.waitFor(async () => expect(await filesIn('')).toEqual(filesOf(...pictures)));

describe.each([
  ['hero', 'site-hero'],
  ['logo', 'logos'],
] as const)('the files of the %s', (key, folder) => {
  it('go once another has taken its place, and with it', async () => {
    const first = await upload(folder, 'first');
    const second = await upload(folder, 'second');
    await setSiteMedia(key, first);
    await setSiteMedia(key, first);
    await setSiteMedia(key, second);
    expect(await getSiteMedia(key, 1280)).toBe(second.url);
    await soonLeft(second);
    await resetSiteMedia(key);
    await soonLeft();
    await resetSiteMedia(key);
  });

  it('go with all their widths, one of which is no longer made', async () => {
    const name = `${folder}/older/w1800.webp`;
    await upload(folder, 'first');
    const file = new Blob([new Uint8Array([82, 73, 70, 70])], { type: 'image/webp' });
    const url = await uploadFile(name, file);
    await uploadFile(`${folder}/older/w640.webp`, file);
    await emulator.store([{ path: `siteMedia/${key}`, data: { url, path: name } }]);
    await resetSiteMedia(key);
    await soonLeft({ path: `${folder}/first-1.webp` });
  });

  it('stay while nothing has taken its place', async () => {
    const first = await upload(folder, 'first');
    await setSiteMedia(key, first);
    await expect(setSiteMedia(key, { ...first, url: 'no address' })).rejects.toThrow();
    expect(await getSiteMedia(key, 1280)).toBe(first.url);
    expect(await filesIn('')).toEqual(filesOf(first));
  });

  it('stay when they belong to something else', async () => {
    const photo = await upload('clinic', 'photo');
    const first = await upload(folder, 'first');
    await setSiteMedia(key, photo);
    await setSiteMedia(key, first);
    await resetSiteMedia(key);
    await soonLeft(photo);
  });
});

describe('the photo of a member of staff', () => {
  it('goes once another has taken its place, and with the member', async () => {
    const first = await upload('staff', 'first');
    const second = await upload('staff', 'second');
    await addStaffMember({ ...robin, photoUrl: first.url });
    const [{ id } = { id: '' }] = await listStaff();
    await updateStaffMember(id, { ...robin, title: 'Lead therapist', photoUrl: first.url });
    await expect(updateStaffMember(id, { ...robin, name: '' })).rejects.toThrow();
    expect(await filesIn('')).toEqual(filesOf(first, second));
    await updateStaffMember(id, { ...robin, photoUrl: second.url });
    await soonLeft(second);
    await deleteStaffMember(id);
    expect(await listStaff()).toEqual([]);
    await soonLeft();
  });

  it('may be gone, or lie elsewhere', async () => {
    const first = await upload('staff', 'first');
    for (const name of filesOf(first)) await removeFile(name);
    await addStaffMember({ ...robin, photoUrl: first.url });
    const [{ id } = { id: '' }] = await listStaff();
    await updateStaffMember(id, { ...robin, photoUrl: 'https://photos.example/robin.webp' });
    await deleteStaffMember(id);
    expect(await listStaff()).toEqual([]);
  });
});
