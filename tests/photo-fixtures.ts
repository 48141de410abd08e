import type { NewMediaItem } from '#data/pictures/media-items.ts';

/** What is stored of a photo that visitors see; names what a test needs. */
export const photoFields = (fields: Partial<NewMediaItem> = {}): NewMediaItem => ({
  ...{ mediaType: 'image', mimeType: 'image/webp', fileName: 'photo.jpg', fileSize: 4 },
  ...{ storagePath: '', downloadURL: '', alt: 'A photo', tags: [], caption: '' },
  ...{ status: 'published', visibility: 'public', uploadedBy: 'dana' },
  ...fields,
});
