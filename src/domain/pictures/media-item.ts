/** The clinic's pictures, recordings and papers, as staff see them. */

import { storedDate, storedText } from '../stored-value.ts';
import { type Photo, photoFrom } from './photo.ts';

const mediaTypes = ['image', 'video', 'audio', 'document'] as const;
export type MediaType = (typeof mediaTypes)[number];

export type MediaItem = Photo & {
  mediaType: MediaType;
  mimeType: string;
  /** The original file name; '' if unknown. */
  fileName: string;
  /** Bytes; 0 if unknown. */
  fileSize: number;
  /** Milliseconds from the tap on a link to the frame with the next page's title, once the page is idle. */
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

/** Days that an item stays in the trash. */
export const trashDays = 30;

/** Reads a stored document of any age. */
export function mediaItemFrom(id: string, stored: Record<string, unknown>): MediaItem {
  const photo = photoFrom(id, stored);
  const mediaType = mediaTypes.find((known) => known === stored.mediaType) ?? 'image';
  const trash = (stored.trash ?? {}) as { at?: unknown; status?: unknown };
  return {
    ...photo,
    alt: storedText(stored.alt) || `Clinic ${mediaType}`,
    mediaType,
    mimeType: storedText(stored.mimeType),
    fileName: storedText(stored.fileName),
    fileSize: typeof stored.fileSize === 'number' ? stored.fileSize : 0,
    trashedAt: storedDate(trash.at),
    statusBefore: trash.status === 'published' ? 'published' : 'draft',
  };
}

/** Whether visitors can see it. */
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
