import { isDescribed, type MediaItem } from '#domain/pictures/media-item.ts';
import { defaultAlt } from '#domain/pictures/photo.ts';

/** The settings of every file of a batch. */
export type UploadSettings = Pick<MediaItem, 'status' | 'visibility' | 'alt' | 'tags'>;

export const defaultSettings: UploadSettings = {
  status: 'published',
  visibility: 'public',
  alt: defaultAlt,
  tags: [],
};

/** Makes drafts of files without an alt text of their own, until staff describe them. */
export function heldBack(settings: UploadSettings): UploadSettings {
  return isDescribed({ ...settings, mediaType: 'image' })
    ? settings
    : { ...settings, status: 'draft' };
}
