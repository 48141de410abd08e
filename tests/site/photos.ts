import { type MediaItem, mediaItemFrom } from '#domain/pictures/media-item.ts';
import { photoFrom } from '#domain/pictures/photo.ts';

/** A public photo; the file of `lobby` is https://files.example/lobby.webp. */
export function photo(id: string, fields: Record<string, unknown> = {}): MediaItem {
  const stored = {
    downloadURL: `https://files.example/${id}.webp`,
    alt: `Picture of ${id}`,
    caption: `Caption of ${id}`,
    createdAt: new Date('2026-10-15T18:00:00Z'),
    width: 1280,
    height: 853,
    status: 'published',
    visibility: 'public',
    ...fields,
  };
  // Without an alt text, visitors read 'Clinic photo' and staff 'Clinic image'.
  return { ...mediaItemFrom(id, stored), ...photoFrom(id, stored) };
}

/** photo('n1'), photo('n2') … */
export const manyPhotos = (count: number) =>
  Array.from({ length: count }, (_, index) => photo(`n${index + 1}`));
