import type { MediaItem } from '#domain/media-item.ts';
import { defaultAlt } from '#domain/photo.ts';

/** What every file of a batch gets. */
export type UploadSettings = Pick<MediaItem, 'status' | 'visibility' | 'alt' | 'tags'>;

export const defaultSettings: UploadSettings = {
  status: 'published',
  visibility: 'public',
  alt: defaultAlt,
  tags: [],
};
