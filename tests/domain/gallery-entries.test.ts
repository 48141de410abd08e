import { describe, expect, it } from 'vitest';
import { galleryEntry, galleryOf, galleryPhotos } from '#domain/pictures/gallery-entries.ts';
import { photoFrom } from '#domain/pictures/photo.ts';
import { mostPhotos } from '#domain/pictures/photo-filter.ts';

const createdAt = new Date('2026-10-15T18:00:00Z');
const size = (width: number) => ({ url: `https://files.example/w${width}.webp`, width, height: 8 });
const stored = {
  type: 'clinicPhoto',
  mediaType: 'image',
  storagePath: 'clinic/desk.webp',
  downloadURL: size(1280).url,
  thumbnailURL: size(640).url,
  variants: { w256: size(256), w640: size(640), w1280: size(1280) },
  placeholder: 'data:image/webp;base64,AAAA',
  width: 1280,
  height: 853,
  alt: 'The desk',
  tags: ['Reception'],
  caption: 'Where you arrive',
  createdAt,
  status: 'published',
  visibility: 'public',
  uploadedBy: 'dana',
};

/** As visitors see it: without what only staff need. */
const shown = (id: string, fields: Record<string, unknown>) => ({
  ...photoFrom(id, fields),
  storagePath: '',
});

describe('a photo of the gallery', () => {
  it.each([
    ['a photo of today', stored],
    ['an old one', { ...stored, variants: undefined, downloadURL: undefined, url: 'https://a/b' }],
    ['one with both addresses', { ...stored, url: 'https://files.example/old.webp' }],
    ['one with another large file', { ...stored, downloadURL: 'https://files.example/all.webp' }],
    ['one with another small file', { ...stored, thumbnailURL: size(256).url }],
    ['one with few fields', { ...stored, alt: undefined, tags: undefined, width: undefined }],
  ])('reads as its own document does: %s', (_, fields) => {
    const photos = galleryOf({ m1: fields });
    expect(galleryPhotos({ photos })).toEqual([shown('m1', fields)]);
  });

  it('names no address twice, and no member of staff', () => {
    const text = JSON.stringify(galleryEntry(stored));
    expect(text.match(/w1280\.webp/g)).toHaveLength(1);
    expect(text.match(/w640\.webp/g)).toHaveLength(1);
    expect(text).not.toContain('dana');
  });

  it.each([
    ['a draft', { status: 'draft' }],
    ['a private one', { visibility: 'private' }],
    ['a video', { mediaType: 'video' }],
    ['an undated one', { createdAt: undefined }],
    ['one of another type', { type: 'brochure' }],
  ])('is not %s', (_, change) => {
    expect(galleryEntry({ ...stored, ...change })).toBeNull();
  });
});

describe('the gallery', () => {
  const many = (count: number, fields: object) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `p${index}`,
        { ...stored, ...fields, createdAt: new Date(index) },
      ]),
    );

  it('holds the newest 600, newest first', () => {
    const photos = galleryPhotos({ photos: galleryOf(many(602, {})) });
    expect(photos).toHaveLength(mostPhotos);
    expect([photos[0]?.id, photos.at(-1)?.id]).toEqual(['p601', 'p2']);
  });

  it('fits into a document of Firestore, with the longest texts too', () => {
    const wordy = galleryOf(many(600, { caption: 'ü'.repeat(500), alt: 'ü'.repeat(300) }));
    const size = new TextEncoder().encode(JSON.stringify(wordy)).length;
    expect(size).toBeLessThan(900_000);
    expect(size).toBeGreaterThan(700_000);
    expect(Object.keys(wordy)[0]).toBe('p599');
  });

  it('is empty without its document', () => {
    expect(galleryPhotos({})).toEqual([]);
  });
});
