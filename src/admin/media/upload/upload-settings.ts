import type { MediaItem } from '#domain/pictures/media-item.ts';
import { defaultAlt } from '#domain/pictures/photo.ts';

/** The settings of every file of a batch. */
export type UploadSettings = Pick<MediaItem, 'status' | 'visibility' | 'alt' | 'tags'>;

export const defaultSettings: UploadSettings = {
  status: 'published',
  visibility: 'public',
  alt: defaultAlt,
  tags: [],
};
