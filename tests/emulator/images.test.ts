import { beforeEach, expect, it, vi } from 'vitest';
import { createImage, deleteImage, findImage, listImages } from '#data/pictures/images.ts';
import { imageUrlOf } from '#domain/pictures/library-image.ts';
import { dana, signInAs } from './sign-in-as.ts';
import { emulator, storedIn } from './stored.ts';

const url = (name: string) => `https://files.example/${name}.webp`;

beforeEach(async () => {
  await emulator.wipe();
  await signInAs('admin');
});

const road = {
  alt: 'A road',
  sizes: {
    w256: { url: url('s'), width: 256, height: 171 },
    w1280: { url: url('l'), width: 1280, height: 853 },
  },
  originalPath: 'blogImages/a/w1280.webp',
  placeholder: 'data:image/webp;base64,AA==',
};

const storeImages = (count: number) =>
  emulator.store(
    Array.from({ length: count }, (_, n) => ({
      path: `images/i${String(n).padStart(2, '0')}`,
      data: {
        alt: `Picture ${n}`,
        sizes: { w256: { url: url(`i${n}`) } },
        createdAt: new Date(Date.UTC(2026, 9, 1, 0, n)),
      },
    })),
  );

it('A-PICK-02 lists the newest first, in pages of 24', async () => {
  await storeImages(30);
  const first = await listImages();
  expect(first.images.map(({ id }) => id)).toEqual(
    Array.from({ length: 24 }, (_, n) => `i${String(29 - n).padStart(2, '0')}`),
  );
  const second = await listImages({ after: first.next });
  expect(second.images.map(({ id }) => id)).toEqual(['i05', 'i04', 'i03', 'i02', 'i01', 'i00']);
  expect(second.next).toBeNull();
});

it('A-PICK-02 has no second page after exactly 24, and starts again after a deleted picture', async () => {
  await storeImages(24);
  expect((await listImages()).next).toBeNull();
  expect((await listImages({ after: 'gone' })).images).toHaveLength(24);
});

it('A-PICK-04 shows the original when there are no renditions, and nothing when the file is gone', async () => {
  const path = 'blogImages/old/original.webp';
  await emulator.upload([
    { path, contentType: 'image/webp', bytes: new Uint8Array([82, 73, 70, 70]) },
  ]);
  const createdAt = new Date('2026-10-01T18:00:00Z');
  await emulator.store([
    { path: 'images/old', data: { alt: 'Old', originalPath: path, createdAt } },
    {
      path: 'images/lost',
      data: { alt: 'Lost', originalPath: 'blogImages/lost/w640.webp', createdAt },
    },
  ]);
  const { images } = await listImages();
  const urls = Object.fromEntries(images.map((image) => [image.id, imageUrlOf(image, 'w256')]));
  expect(urls.old).toContain(encodeURIComponent(path));
  expect(urls.old).toContain('alt=media');
  expect(urls.lost).toBe('');
});

it('A-PICK-04 lists them also in a build without a bucket', async () => {
  vi.stubEnv('VITE_FIREBASE_STORAGE_BUCKET', '');
  const data = { alt: 'Old', originalPath: 'blogImages/old/original.webp' };
  await emulator.store([{ path: 'images/old', data: { ...data, createdAt: new Date() } }]);
  expect((await listImages()).images).toMatchObject([data]);
});

it('stores a picture with the date of the server, and deletes it again', async () => {
  const id = await createImage(road, dana);
  expect(await storedIn('images')).toEqual([
    { ...road, id, createdAt: expect.any(Date), changeId: expect.any(String) },
  ]);
  await deleteImage(id, dana);
  expect(await storedIn('images')).toEqual([]);
});

it('finds a picture by the address of its widest rendition', async () => {
  const id = await createImage(road, dana);
  expect(await findImage(url('l'))).toMatchObject({ ...road, id });
  expect(await findImage(url('s'))).toBeNull();
});
