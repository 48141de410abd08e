import { mediaItemFrom } from '#domain/pictures/media-item.ts';

export const item = (id: string, stored: Record<string, unknown> = {}) =>
  mediaItemFrom(id, {
    downloadURL: `https://files.example/${id}.webp`,
    alt: `Picture of ${id}`,
    status: 'published',
    visibility: 'public',
    createdAt: new Date('2026-10-15T18:00:00Z'),
    ...stored,
  });
