import { beforeEach, describe, expect, it } from 'vitest';
import { copyFile, uploadFile, uploadNew } from '#data/pictures/files.ts';
import {
  changeMediaItem,
  createMediaItem,
  deleteMediaItem,
  listEveryMediaItem,
  listMediaItems,
  listTrash,
  type NewMediaItem,
  restoreMediaItem,
  trashMediaItem,
} from '#data/pictures/media-items.ts';
import { countMediaItems, listPublicPhotos } from '#data/pictures/photos.ts';
import type { MediaItem } from '#domain/pictures/media-item.ts';
import { pictureFiles } from '#domain/pictures/stored-file.ts';
import { photoFields } from '../photo-fixtures.ts';
import { filesIn, removeFile, storeFile } from './bucket.ts';
import { dana, signInAs } from './sign-in-as.ts';
import { emulator, storedIn } from './stored.ts';
import { picture, uploadWidths } from './upload-widths.ts';

beforeEach(async () => {
  await emulator.wipe();
  for (const name of await filesIn('clinic/')) await removeFile(name);
  await signInAs('admin');
});

const status = async (url: string) => (await fetch(url)).status;
const dead = [403, 404];

/** A photo with its three files, as the upload stores it. */
async function storePhoto(name: string, fields: Partial<NewMediaItem> = {}): Promise<MediaItem> {
  const storagePath = `clinic/${name}-1.webp`;
  const variants = await uploadWidths(storagePath);
  const [downloadURL, thumbnailURL] = [variants.w1280.url, variants.w640.url];
  const alt = `Picture of ${name}`;
  const photo = photoFields({ storagePath, downloadURL, thumbnailURL, variants, alt, ...fields });
  await createMediaItem(crypto.randomUUID(), photo, dana);
  const found = (await listEveryMediaItem()).items.find((item) => item.alt === alt);
  if (!found) throw new Error(`${name} was not stored`);
  return found;
}

const addressesOf = (item: MediaItem) => [item.url, ...item.sizes.map(({ url }) => url)];
const publicIds = async () => (await listPublicPhotos()).map(({ id }) => id);
const itemNow = async (id: string) =>
  (await listEveryMediaItem()).items.find((item) => item.id === id);

describe('files', () => {
  it('are cached by browsers for a year, copies too', async () => {
    const kept = async (url: string | null) =>
      (await fetch(url ?? '')).headers.get('cache-control');
    expect(await kept(await uploadFile('clinic/desk-1.webp', picture()))).toMatch(
      /max-age=31536000/,
    );
    expect(await kept(await copyFile('clinic/desk-1.webp', 'clinic/desk-2.webp'))).toMatch(
      /max-age=31536000/,
    );
  });

  it('of one name and one moment are both stored, and none takes another’s place', async () => {
    const { url } = await uploadNew(() => 'clinic/image-1.webp', picture());
    const names = ['clinic/image-1.webp', 'clinic/image-2.webp'];
    const second = await uploadNew(() => names.shift() ?? '', picture());
    expect(second.path).toBe('clinic/image-2.webp');
    expect(second.url).not.toBe(url);
    expect(await filesIn('clinic/')).toEqual(['clinic/image-1.webp', 'clinic/image-2.webp']);
  });

  it('of a name that the rules refuse are refused at once', async () => {
    let names = 0;
    const refused = uploadNew(() => `clinic/${++names}.exe`, picture());
    await expect(refused).rejects.toMatchObject({ code: 'storage/unauthorized' });
    expect(names).toBe(1);
  });

  it('that are attachments have copies that are attachments', async () => {
    const paper = new Blob(['%PDF'], { type: 'application/pdf' });
    await uploadFile('clinic/paper-1.pdf', paper, { attachmentName: 'paper.pdf' });
    const url = await copyFile('clinic/paper-1.pdf', 'clinic/paper-2.pdf');
    const answer = await fetch(url ?? '');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/);
  });

  it('that are older recordings have copies that are attachments', async () => {
    await storeFile('clinic/walk-1.mp4', 'walk', 'video/mp4');
    const url = await copyFile('clinic/walk-1.mp4', 'clinic/walk-2.mp4');
    const answer = await fetch(url ?? '');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('A-UPLOAD-03 are refused over ten megabytes, or over a given limit', async () => {
    const large = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)], { type: 'video/mp4' });
    const refusal = 'File size must be less than 10MB';
    await expect(uploadFile('clinic/large-1.mp4', large)).rejects.toThrow(refusal);
    expect(await filesIn('clinic/')).toEqual([]);
    await uploadFile('clinic/large-1.mp4', large, { most: 25, attachmentName: 'large.mp4' });
    expect(await filesIn('clinic/')).toEqual(['clinic/large-1.mp4']);
  });

  it('are not stored after the upload was aborted', async () => {
    const signal = AbortSignal.abort();
    await expect(uploadFile('clinic/late-1.webp', picture(), { signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(await filesIn('clinic/')).toEqual([]);
  });
});

describe('a hidden item', () => {
  it.each([
    ['A-MEDIA-11 as a draft', { status: 'draft' }],
    ['A-MEDIA-09 as private', { visibility: 'private' }],
  ] as const)('%s gets new files, and its old addresses stop working', async (_, change) => {
    const shown = await storePhoto('lobby');
    expect(await publicIds()).toEqual([shown.id]);
    await changeMediaItem(shown.id, change, dana);
    expect(await publicIds()).toEqual([]);
    for (const address of addressesOf(shown)) expect(dead).toContain(await status(address));

    const hidden = (await itemNow(shown.id)) as MediaItem;
    for (const address of addressesOf(hidden)) expect(await status(address)).toBe(200);
    expect(hidden.sizes.map(({ width }) => width)).toEqual([256, 640, 1280]);
    expect(await filesIn('clinic/')).toEqual(
      Object.values(pictureFiles(hidden.storagePath)).sort(),
    );
    // The new addresses are still secret, so publishing again keeps the files.
    await changeMediaItem(hidden.id, { status: 'published', visibility: 'public' }, dana);
    expect((await itemNow(shown.id))?.storagePath).toBe(hidden.storagePath);
    expect(await publicIds()).toEqual([shown.id]);
  });

  it('keeps its files when only its texts change', async () => {
    const shown = await storePhoto('lobby');
    await changeMediaItem(
      shown.id,
      { alt: 'Picture of lobby', tags: ['Rehab'], caption: 'New' },
      dana,
    );
    expect(await itemNow(shown.id)).toMatchObject({
      storagePath: shown.storagePath,
      tags: ['Rehab'],
      caption: 'New',
    });
  });

  it('keeps its files, and leaves no copies, when the change is refused', async () => {
    const shown = await storePhoto('lobby');
    const tooLong = { visibility: 'private', alt: 'x'.repeat(400) } as const;
    await expect(changeMediaItem(shown.id, tooLong, dana)).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await filesIn('clinic/')).toEqual(Object.values(pictureFiles(shown.storagePath)).sort());
    for (const address of addressesOf(shown)) expect(await status(address)).toBe(200);
  });

  it('can have missing files', async () => {
    const shown = await storePhoto('lobby');
    for (const name of await filesIn('clinic/')) await removeFile(name);
    await changeMediaItem(shown.id, { visibility: 'private' }, dana);
    expect(await publicIds()).toEqual([]);
  });
});

describe('a colleague’s change', () => {
  it('A-MEDIA-09 is hidden with its files, even if this screen still has it as a draft', async () => {
    const draft = await storePhoto('lobby', { status: 'draft' });
    await changeMediaItem(draft.id, { status: 'published' }, dana);
    const stale = { status: draft.status, visibility: 'private', alt: draft.alt } as const;
    await changeMediaItem(draft.id, stale, dana);
    for (const address of addressesOf(draft)) expect(dead).toContain(await status(address));
  });

  it('at the same time as hiding is kept, and all files have one new name', async () => {
    const shown = await storePhoto('lobby');
    await Promise.all([
      changeMediaItem(shown.id, { visibility: 'private' }, dana),
      changeMediaItem(shown.id, { caption: 'Sunrise' }, dana),
      changeMediaItem(shown.id, { tags: ['Rehab'] }, dana),
    ]);
    const hidden = (await itemNow(shown.id)) as MediaItem;
    expect(hidden).toMatchObject({ visibility: 'private', caption: 'Sunrise', tags: ['Rehab'] });
    expect(hidden.storagePath).not.toBe(shown.storagePath);
    for (const address of addressesOf(hidden)) expect(await status(address)).toBe(200);
    expect(await filesIn('clinic/')).toEqual(
      Object.values(pictureFiles(hidden.storagePath)).sort(),
    );
  });

  it('that restored an item prevents deleting it forever', async () => {
    const shown = await storePhoto('mat');
    await trashMediaItem(shown.id, dana);
    await restoreMediaItem(shown.id, dana);
    expect(await deleteMediaItem(shown.id, dana)).toBe(false);
    const restored = (await itemNow(shown.id)) as MediaItem;
    for (const address of addressesOf(restored)) expect(await status(address)).toBe(200);
  });

  it('that restores an item at the same moment loses no file, or comes too late', async () => {
    const shown = await storePhoto('mat');
    await trashMediaItem(shown.id, dana);
    const [deleted, restored] = await Promise.all([
      deleteMediaItem(shown.id, dana),
      restoreMediaItem(shown.id, dana).then(
        () => true,
        () => false,
      ),
    ]);
    expect(restored).toBe(!deleted);
    expect(await storedIn('media')).toHaveLength(restored ? 1 : 0);
    expect(await filesIn('clinic/')).toHaveLength(restored ? 3 : 0);
  });
});

describe('the trash', () => {
  it('removes an item from the site and the list, and restores it', async () => {
    const shown = await storePhoto('mat');
    await trashMediaItem(shown.id, dana);
    expect(await publicIds()).toEqual([]);
    for (const address of addressesOf(shown)) expect(dead).toContain(await status(address));
    expect((await listMediaItems()).items).toEqual([]);
    expect(await countMediaItems()).toEqual({ kept: 0, trashed: 1 });
    const [trashed] = await listTrash();
    expect(trashed).toMatchObject({ id: shown.id, statusBefore: 'published' });

    await restoreMediaItem(shown.id, dana);
    expect(await publicIds()).toEqual([shown.id]);
    expect(await listTrash()).toEqual([]);
    const [stored] = await storedIn('media');
    expect(stored).not.toHaveProperty('trash');
  });

  it('restores a draft as a draft', async () => {
    const draft = await storePhoto('mat', { status: 'draft' });
    await trashMediaItem(draft.id, dana);
    await restoreMediaItem(draft.id, dana);
    expect((await itemNow(draft.id))?.status).toBe('draft');
  });

  it('deletes an item forever with every file, even if some are missing', async () => {
    const photo = await storePhoto('mat');
    await trashMediaItem(photo.id, dana);
    const [trashed] = await listTrash();
    await removeFile(pictureFiles(trashed?.storagePath ?? '').w640);
    await deleteMediaItem(photo.id, dana);
    expect(await storedIn('media')).toEqual([]);
    expect(await filesIn('clinic/')).toEqual([]);
  });
});

it('A-MEDIA-24 fills a page of 50 past the trash, and has no next page when the trash alone follows', async () => {
  const trashed = ['m70', 'm60', 'm11', 'm10'];
  await emulator.store(
    Array.from({ length: 64 }, (_, n) => `m${n + 10}`).map((id, n) => ({
      path: `media/${id}`,
      data: {
        ...{ type: 'clinicPhoto', status: 'draft', visibility: 'public' },
        createdAt: new Date(Date.UTC(2026, 9, 1, 0, n)),
        ...(trashed.includes(id) && { trash: { at: new Date(), status: 'published' } }),
      },
    })),
  );
  const first = await listMediaItems();
  expect(first.items).toHaveLength(50);
  const second = await listMediaItems(first.next);
  expect(second.items).toHaveLength(10);
  expect(second.next).toBeNull();
  await emulator.store(
    second.items.map(({ id }) => ({
      path: `media/${id}`,
      data: {
        type: 'clinicPhoto',
        status: 'draft',
        createdAt: new Date(0),
        trash: { at: new Date() },
      },
    })),
  );
  expect((await listMediaItems()).next).toBeNull();
});
