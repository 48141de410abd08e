import { vi } from 'vitest';
import { listOlderPhotos, listPublicPhotos } from '#data/pictures/photos.ts';
import { type Photo, photoFrom } from '#domain/pictures/photo.ts';

/** A public photo with an id of its own; the file of `lobby` is https://files.example/lobby.webp. */
export function photo(id: string, stored: Record<string, unknown> = {}): Photo {
  return photoFrom(id, {
    downloadURL: `https://files.example/${id}.webp`,
    alt: `Picture of ${id}`,
    caption: `Caption of ${id}`,
    createdAt: new Date('2026-10-15T18:00:00Z'),
    width: 1280,
    height: 853,
    ...stored,
  });
}

/** 'n1', 'n2' … */
export const manyPhotos = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => photo(`n${first + index}`));

/** What the gallery finds; without older ones that is everything. */
export function galleryHas(photos: Photo[], readOlder?: () => Promise<Photo[]>) {
  const next = readOlder ? (photos.at(-1)?.id ?? null) : null;
  vi.mocked(listPublicPhotos).mockResolvedValue({ photos, next });
  if (readOlder) vi.mocked(listOlderPhotos).mockImplementation(readOlder);
}
