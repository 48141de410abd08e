/** The gallery's filter. */
import { showing } from '#words/photos.ts';
import { searchable } from '../text/plain-letters.ts';
import { type Photo, tagLabel } from './photo.ts';

export type PhotoFilter = {
  /** Trimmed; '' matches everything. */
  search: string;
  /** null means All. */
  tag: string | null;
};

/** Photos on one page of the gallery, and in its first read. */
export const photosPerPage = 24;

export const mostPhotos = 600;

/** Searches alt text, caption and tags, ignoring case and accents. The tag must match exactly. */
export function filterPhotos<Item extends Photo>(
  photos: Item[],
  { search, tag }: PhotoFilter,
): Item[] {
  const wanted = searchable(search);
  return photos.filter(({ alt, caption, tags }) => {
    if (tag !== null && !tags.includes(tag)) return false;
    // Tags are searched in their displayed form, too: readers type that.
    const texts = [alt, caption, ...tags, ...tags.map(tagLabel)];
    return searchable(texts.join('\n')).includes(wanted);
  });
}

/** Every tag that a photo has, in alphabetical order. */
export function tagsOf(photos: Photo[]): string[] {
  return [...new Set(photos.flatMap(({ tags }) => tags))].sort((a, b) =>
    tagLabel(a).localeCompare(tagLabel(b), 'en-US'),
  );
}

/** At least 1: an empty gallery has one page. */
export function photoPages(count: number): number {
  return Math.max(1, Math.ceil(count / photosPerPage));
}

/** 'Showing 5 images matching "lamp" in Waiting Room' */
export function photoCountLine(count: number, { search, tag }: PhotoFilter): string {
  return showing(count, search, tag === null ? '' : tagLabel(tag));
}
