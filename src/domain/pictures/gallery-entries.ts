/** The photos of the gallery in one document, `summaries/gallery`, so that a visit reads one. */
import { storedDate, storedMap } from '../stored-value.ts';
import { type Photo, photoFrom } from './photo.ts';
import { mostPhotos } from './photo-filter.ts';
import { sizeUrl } from './photo-size.ts';

/** What the gallery shows of a photo: a part of its stored document. */
export type GalleryEntry = Record<string, unknown>;

/** By the photos' ids. */
export type GalleryEntries = Record<string, GalleryEntry>;

/** Firestore allows 1 MiB a document. The rest is for simultaneous uploads, which don't see each other. */
const mostBytes = 800_000;

const fields = [
  'downloadURL',
  'url',
  'thumbnailURL',
  'variants',
  'placeholder',
  'width',
  'height',
  'alt',
  'tags',
  'caption',
  'createdAt',
];

/** The entry of a stored media document; null when the gallery does not show it. */
export function galleryEntry(stored: Record<string, unknown>): GalleryEntry | null {
  const { status, visibility, isImage, sizes } = photoFrom('', stored);
  const isShown = status === 'published' && visibility === 'public' && isImage;
  // An undated photo has no place in the order.
  if (!isShown || stored.type !== 'clinicPhoto' || !stored.createdAt) return null;
  const repeated = [
    stored.downloadURL && 'url',
    stored.downloadURL === sizes.at(-1)?.url && 'downloadURL',
    stored.thumbnailURL === sizeUrl(sizes, 640) && 'thumbnailURL',
  ];
  const kept = fields.filter((field) => stored[field] !== undefined && !repeated.includes(field));
  return Object.fromEntries(kept.map((field) => [field, stored[field]]));
}

/** The entries of these media documents, given by id. */
export function galleryOf(media: Record<string, Record<string, unknown>>): GalleryEntries {
  const entries = Object.entries(media).map(([id, stored]) => [id, galleryEntry(stored)] as const);
  const shown = entries.flatMap(([id, entry]) => (entry ? [[id, entry] as const] : []));
  return newestThatFit(Object.fromEntries(shown));
}

/** The newest entries that have room in the document, in that order. */
export function newestThatFit(entries: GalleryEntries): GalleryEntries {
  const encoder = new TextEncoder();
  let bytes = 0;
  const newest = newestFirst(entries).slice(0, mostPhotos);
  const tooMany = newest.findIndex(([id, entry]) => {
    bytes += encoder.encode(id + JSON.stringify(entry)).length;
    return bytes > mostBytes;
  });
  return Object.fromEntries(tooMany < 0 ? newest : newest.slice(0, tooMany));
}

/** The photos of the stored document, newest first. Dates are Date. */
export function galleryPhotos(stored: Record<string, unknown>): Photo[] {
  const entries = (storedMap(stored.photos) ?? {}) as GalleryEntries;
  return newestFirst(entries)
    .slice(0, mostPhotos)
    .map(([id, entry]) => photoFrom(id, { ...entry, status: 'published', visibility: 'public' }));
}

function newestFirst(entries: GalleryEntries): [string, GalleryEntry][] {
  return Object.entries(entries).sort(
    ([idA, a], [idB, b]) => timeOf(b) - timeOf(a) || (idA < idB ? 1 : -1),
  );
}

/** A date, a Timestamp of any SDK, or one that the database sets with the commit. */
function timeOf({ createdAt }: GalleryEntry): number {
  const { toMillis } = createdAt as { toMillis?: () => number };
  return toMillis?.call(createdAt) ?? storedDate(createdAt)?.getTime() ?? Number.MAX_SAFE_INTEGER;
}
