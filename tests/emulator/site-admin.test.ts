import { beforeEach, describe, expect, it } from 'vitest';
import { type Folder, uploadFile } from '#data/pictures/files.ts';
import { getSiteMedia } from '#data/pictures/site-media.ts';
import { resetSiteMedia, setSiteMedia } from '#data/pictures/site-media-admin.ts';
import { listStaff } from '#data/staff.ts';
import { deleteStaffMember, saveStaffMember } from '#data/staff-admin.ts';
import { storedMember } from '#domain/clinic/staff-member.ts';
import { pictureFiles } from '#domain/pictures/stored-file.ts';
import { staffFields } from '../staff-fixtures.ts';
import { filesIn, removeFile } from './bucket.ts';
import { dana, signInAs } from './sign-in-as.ts';
import { emulator, storedIn } from './stored.ts';
import { picture, uploadWidths } from './upload-widths.ts';

const url = 'https://files.example/hero.webp';
const uploaded = {
  url,
  path: 'site-hero/hero-1.webp',
  variants: { w256: { url }, w640: { url }, w1280: { url } },
  placeholder: 'data:image/webp;base64,AA==',
};
const robin = staffFields({
  name: 'Sample Robin',
  title: 'Therapist',
  order: 2,
  credentials: ['License'],
});

beforeEach(async () => {
  await emulator.wipe();
  for (const name of await filesIn('')) await removeFile(name);
  await signInAs('admin');
});

it.each(['hero', 'logo'] as const)('A-HERO-09 A-LOGO-04 the %s is set, and reset', async (key) => {
  await setSiteMedia(key, uploaded, dana);
  expect(await getSiteMedia(key, 1280)).toBe(url);
  expect(await storedIn('siteMedia')).toEqual([
    { ...uploaded, id: key, uploadedAt: expect.any(Date), changeId: expect.any(String) },
  ]);
  await resetSiteMedia(key, dana);
  expect(await getSiteMedia(key, 1280)).toBeNull();
});

const addMember = (fields: typeof robin) =>
  saveStaffMember(crypto.randomUUID(), fields, null, dana);

it('A-STAFF-08 a member of staff is added, changed and deleted', async () => {
  await addMember(robin);
  const [added] = await listStaff();
  expect(added).toMatchObject(robin);
  const id = added?.id ?? '';
  const [before] = await storedIn('staff');
  await saveStaffMember(id, { ...robin, title: 'Lead therapist' }, robin, dana);
  const [after] = await storedIn('staff');
  expect(after).toMatchObject({ title: 'Lead therapist', createdAt: before?.createdAt });
  expect(after?.updatedAt).not.toEqual(before?.updatedAt);
  await deleteStaffMember(id, dana);
  expect(await listStaff()).toEqual([]);
  await expect(saveStaffMember(id, robin, robin, dana)).rejects.toMatchObject({ code: 'gone' });
});

/** A picture with its three files, as an upload stores it. */
async function upload(folder: Folder, name: string) {
  const path = `${folder}/${name}-1.webp`;
  const variants = await uploadWidths(path);
  return { url: variants.w1280.url, path, variants, placeholder: '' };
}
const filesOf = (...pictures: { path: string }[]) =>
  pictures.flatMap(({ path }) => Object.values(pictureFiles(path))).sort();
/** Old files are deleted after the answer. */
const soonLeft = (...pictures: { path: string }[]) =>
  expect.poll(() => filesIn('')).toEqual(filesOf(...pictures));

it.each([
  ['hero', 'site-hero'],
  ['logo', 'logos'],
] as const)('the files of a former %s stay, because built pages show them', async (key, folder) => {
  const first = await upload(folder, 'first');
  const second = await upload(folder, 'second');
  await setSiteMedia(key, first, dana);
  await setSiteMedia(key, second, dana);
  expect(await getSiteMedia(key, 1280)).toBe(second.url);
  await resetSiteMedia(key, dana);
  expect(await filesIn('')).toEqual(filesOf(first, second));
});

it('a made-up member of staff becomes a real one when somebody saves a change', async () => {
  await emulator.store([
    {
      path: 'staff/s1',
      data: {
        name: robin.name,
        title: robin.title,
        order: 2,
        credentials: ['License'],
        isSample: true,
      },
    },
  ]);
  expect(await listStaff()).toMatchObject([{ isSample: true }]);
  await saveStaffMember('s1', { ...robin, name: 'Dana Reyes' }, robin, dana);
  expect(await listStaff()).toMatchObject([{ name: 'Dana Reyes', isSample: false }]);
});

describe('a page address', () => {
  const atRobin = { ...robin, slug: 'robin' };
  const slugs = async () => (await listStaff()).map(({ slug }) => slug).sort();
  const reservations = async () =>
    (await storedIn('staffSlugs')).map(({ id, memberId }) => [id, memberId]);

  it('is not given to two members who take it at once', async () => {
    await addMember(robin);
    await addMember({ ...robin, name: 'Kim Sample' });
    const members = await listStaff();
    const saves = await Promise.allSettled(
      members.map(({ id, name }) =>
        saveStaffMember(id, { ...robin, name, slug: 'robin' }, { ...robin, name }, dana),
      ),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await slugs()).toEqual(['', 'robin']);
  });

  it('is not given to two new members at once', async () => {
    const saves = await Promise.allSettled([
      saveStaffMember('s1', atRobin, null, dana),
      saveStaffMember('s2', { ...atRobin, name: 'Kim Sample' }, null, dana),
    ]);
    const refused = saves.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: expect.objectContaining({ code: 'taken' }) }]);
    const members = await storedIn('staff');
    expect(members).toHaveLength(1);
    expect(await reservations()).toEqual([['robin', members[0]?.id]]);
  });

  it('is free once its member has left it, or is deleted', async () => {
    await saveStaffMember('s1', atRobin, null, dana);
    await saveStaffMember('s1', robin, atRobin, dana);
    await saveStaffMember('s2', atRobin, null, dana);
    expect(await reservations()).toEqual([['robin', 's2']]);
    await deleteStaffMember('s2', dana);
    await saveStaffMember('s1', atRobin, robin, dana);
    expect(await reservations()).toEqual([['robin', 's1']]);
  });

  it('of a member from before the reservations is taken, and the next save reserves it', async () => {
    await emulator.store([{ path: 'staff/s1', data: storedMember(atRobin) }]);
    await expect(addMember(atRobin)).rejects.toMatchObject({ code: 'taken' });
    await saveStaffMember('s1', { ...atRobin, title: 'Lead therapist' }, atRobin, dana);
    expect(await reservations()).toEqual([['robin', 's1']]);
  });
});

describe('the photo of a member of staff', () => {
  it('is deleted with the member, but not when another has replaced it', async () => {
    const first = await upload('staff', 'first');
    const second = await upload('staff', 'second');
    await addMember({ ...robin, photoUrl: first.url });
    const [{ id } = { id: '' }] = await listStaff();
    await saveStaffMember(
      id,
      { ...robin, photoUrl: second.url },
      { ...robin, photoUrl: first.url },
      dana,
    );
    await deleteStaffMember(id, dana);
    expect(await listStaff()).toEqual([]);
    await soonLeft(first);
  });

  it('is deleted with all widths, also former ones', async () => {
    const photoUrl = await uploadFile('staff/older/w1800.webp', picture());
    await uploadFile('staff/older/w640.webp', picture());
    const other = await upload('staff', 'other');
    await addMember({ ...robin, photoUrl });
    const [{ id } = { id: '' }] = await listStaff();
    await deleteStaffMember(id, dana);
    await soonLeft(other);
  });

  it('may be missing, external, or a file of another record', async () => {
    const gone = await upload('staff', 'gone');
    for (const name of filesOf(gone)) await removeFile(name);
    const other = await upload('clinic', 'other');
    for (const photoUrl of [gone.url, 'https://photos.example/robin.webp', other.url]) {
      await addMember({ ...robin, photoUrl });
    }
    for (const { id } of await listStaff()) await deleteStaffMember(id, dana);
    expect(await listStaff()).toEqual([]);
    expect(await filesIn('')).toEqual(filesOf(other));
  });
});
