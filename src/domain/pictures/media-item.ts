/** The clinic's pictures, recordings and papers, as staff see them. */

import { storedDate, storedText } from '../stored-value.ts';
import { defaultAlt, type Photo, photoFrom } from './photo.ts';

const mediaTypes = ['image', 'video', 'audio', 'document'] as const;
export type MediaType = (typeof mediaTypes)[number];

export type MediaItem = Photo & {
  mediaType: MediaType;
  mimeType: string;
  /** The original file name; '' if unknown. */
  fileName: string;
  /** Bytes; 0 if unknown. */
  fileSize: number;
  /** When it was moved to the trash; null outside the trash. */
  trashedAt: Date | null;
  /** The status before the trash: published or draft. */
  statusBefore: Photo['status'];
};

/** The tags to choose from; an old item may have others. */
export const mediaTags = [
  'Reception',
  'Treatment Room',
  'Rehab',
  'Staff',
  'Exterior',
  'Equipment',
  'Waiting Room',
  'Office',
] as const;

export const trashDays = 30;

export function mediaItemFrom(id: string, stored: Record<string, unknown>): MediaItem {
  const photo = photoFrom(id, stored);
  const mediaType = mediaTypes.find((known) => known === stored.mediaType) ?? 'image';
  const trash = (stored.trash ?? {}) as { at?: unknown; status?: unknown };
  return {
    ...photo,
    alt: storedText(stored.alt) || altOf(mediaType),
    mediaType,
    mimeType: storedText(stored.mimeType),
    fileName: storedText(stored.fileName),
    fileSize: typeof stored.fileSize === 'number' ? stored.fileSize : 0,
    trashedAt: storedDate(trash.at),
    statusBefore: trash.status === 'published' ? 'published' : 'draft',
  };
}

/** Replaces a missing alt text in the back office. */
export const altOf = (mediaType: MediaType) => `Clinic ${mediaType}`;

/** Whether its alt text is more than one of the two defaults. */
export function isDescribed({ alt, mediaType }: Pick<MediaItem, 'alt' | 'mediaType'>): boolean {
  return alt !== defaultAlt && alt !== altOf(mediaType);
}

export function isShown({
  status,
  visibility,
  trashedAt,
}: Pick<MediaItem, 'status' | 'visibility' | 'trashedAt'>): boolean {
  return status === 'published' && visibility === 'public' && trashedAt === null;
}

/** Whether its days in the trash are over. */
export function isExpired({ trashedAt }: Pick<MediaItem, 'trashedAt'>, now: Date): boolean {
  return trashedAt !== null && now.getTime() - trashedAt.getTime() > trashDays * 86_400_000;
}
