import { beforeEach, expect, it } from 'vitest';
import { listPublicPhotos } from '#data/pictures/photos.ts';
import { localEnv } from '../../scripts/local/local-env.ts';
import { repair } from '../../scripts/repair.ts';
import type { StoredValue } from '../../scripts/seed/document.ts';
import { documentsOf } from './documents-read.ts';
import { emulator } from './stored.ts';

const start = Date.UTC(2026, 9, 1);
const minute = (number: number) => new Date(start + number * 60_000);

beforeEach(() => emulator.wipe());

type Photos = Record<string, Record<string, StoredValue>>;

async function storePhotos(photos: Photos): Promise<void> {
  await emulator.store(
    Object.entries(photos).map(([id, data]) => ({
      path: `media/${id}`,
      data: { type: 'clinicPhoto', status: 'published', visibility: 'public', ...data },
    })),
  );
  await repair(localEnv);
}

const manyPhotos = (count: number): Photos =>
  Object.fromEntries(
    Array.from({ length: count }, (_, number) => [`p${number}`, { createdAt: minute(number) }]),
  );

const ids = async () => (await listPublicPhotos()).map(({ id }) => id);

it('P-GAL-28 P-GAL-31 gives a visitor published and public clinic photos, the newest first', async () => {
  expect(await ids()).toEqual([]);
  await storePhotos({
    older: { createdAt: minute(1) },
    draft: { createdAt: minute(2), status: 'draft' },
    private: { createdAt: minute(3), visibility: 'private' },
    other: { createdAt: minute(4), type: 'brochure' },
    newer: { createdAt: minute(5), alt: 'Front desk', mediaType: 'image' },
    video: { createdAt: minute(6), mediaType: 'video' },
    paper: { createdAt: minute(7), mediaType: 'document' },
    undated: {},
  });
  expect(await ids()).toEqual(['newer', 'older']);
  const [newer] = await listPublicPhotos();
  expect(newer).toMatchObject({ alt: 'Front desk', createdAt: minute(5) });
});

it.each([10, 600])('P-GAL-29 reads one document with %i photos', async (count) => {
  await storePhotos(manyPhotos(count));
  expect(await documentsOf(listPublicPhotos)).toBe(1);
  expect(await ids()).toHaveLength(count);
});

it('gives no more than 600', async () => {
  await storePhotos(manyPhotos(610));
  const found = await ids();
  expect(found).toHaveLength(600);
  expect(found.at(-1)).toBe('p10');
});
