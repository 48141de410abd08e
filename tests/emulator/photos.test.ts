import { beforeEach, expect, it } from 'vitest';
import { listOlderPhotos, listPublicPhotos } from '#data/pictures/photos.ts';
import type { StoredValue } from '../../scripts/seed/document.ts';
import { localEmulator } from '../../scripts/seed/emulator.ts';

const emulator = localEmulator();
const start = Date.UTC(2026, 9, 1);
const minute = (number: number) => new Date(start + number * 60_000);

beforeEach(() => emulator.wipe());

type Photos = Record<string, Record<string, StoredValue>>;

const storePhotos = (photos: Photos) =>
  emulator.store(
    Object.entries(photos).map(([id, data]) => ({
      path: `media/${id}`,
      data: { type: 'clinicPhoto', status: 'published', visibility: 'public', ...data },
    })),
  );

const manyPhotos = (count: number): Photos =>
  Object.fromEntries(
    Array.from({ length: count }, (_, number) => [`p${number}`, { createdAt: minute(number) }]),
  );

it('P-GAL-28 P-GAL-31 gives a visitor published and public clinic photos, the newest first', async () => {
  await storePhotos({
    older: { createdAt: minute(1) },
    draft: { createdAt: minute(2), status: 'draft' },
    private: { createdAt: minute(3), visibility: 'private' },
    other: { createdAt: minute(4), type: 'brochure' },
    newer: { createdAt: minute(5), alt: 'Front desk' },
    undated: {},
  });
  const { photos, next } = await listPublicPhotos();
  expect(photos.map(({ id }) => id)).toEqual(['newer', 'older']);
  expect(photos[0]).toMatchObject({ alt: 'Front desk', createdAt: minute(5) });
  expect(next).toBeNull();
});

it('returns only images', async () => {
  await storePhotos({
    photo: { createdAt: minute(1), mediaType: 'image' },
    video: { createdAt: minute(2), mediaType: 'video' },
    paper: { createdAt: minute(3), mediaType: 'document' },
    old: { createdAt: minute(4) },
  });
  expect((await listPublicPhotos()).photos.map(({ id }) => id)).toEqual(['old', 'photo']);
});

it('P-GAL-29 reads 24 first, and older ones on demand, even within one moment', async () => {
  const sameMoment = Object.fromEntries(
    ['a', 'b', 'c', 'd'].map((id) => [id, { createdAt: minute(3) }]),
  );
  // The first page ends within the four of one moment.
  await storePhotos({ ...manyPhotos(3), ...sameMoment });
  await storePhotos(
    Object.fromEntries(
      Array.from({ length: 22 }, (_, number) => [`n${number}`, { createdAt: minute(10 + number) }]),
    ),
  );
  const { photos, next } = await listPublicPhotos();
  expect(photos).toHaveLength(24);
  expect(photos[0]?.id).toBe('n21');
  const ids = [...photos, ...(await listOlderPhotos(next ?? ''))].map(({ id }) => id);
  expect(ids).toHaveLength(29);
  expect(new Set(ids).size).toBe(29);
  expect(ids.slice(-3)).toEqual(['p2', 'p1', 'p0']);
});

it('reads no more than 600', async () => {
  await storePhotos(manyPhotos(610));
  const { photos, next } = await listPublicPhotos();
  const older = await listOlderPhotos(next ?? '');
  expect(photos.length + older.length).toBe(600);
  expect(older.at(-1)?.id).toBe('p10');
});
