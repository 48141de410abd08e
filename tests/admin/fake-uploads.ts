import { vi } from 'vitest';
import * as media from '#admin/features/media/upload/upload-media.ts';
import * as pictures from '#admin/shared/pictures/upload-picture.ts';

/** A picture as its upload returns it. */
export const uploaded: pictures.UploadedPicture = {
  url: 'https://files.example/new.webp',
  path: 'site-hero/new-1.webp',
  variants: {
    w256: { url: 'https://files.example/new-256.webp', width: 256, height: 128 },
    w640: { url: 'https://files.example/new-640.webp', width: 640, height: 320 },
    w1280: { url: 'https://files.example/new.webp', width: 1280, height: 640 },
  },
  placeholder: 'data:image/webp;base64,AA==',
  width: 1280,
  height: 640,
  size: 1000,
  mimeType: 'image/webp',
};

// jsdom reads no pictures. A mock of the module would take an environment of its own (tests/page-tests.ts).

/** For a `beforeEach`: the upload of a picture brings `uploaded`. */
export const fakeUploadPicture = () =>
  vi.spyOn(pictures, 'uploadPicture').mockResolvedValue(uploaded);

/** For a `beforeEach`: the upload of a photo or file stores nothing. */
export const fakeUploadMedia = () => vi.spyOn(media, 'uploadMedia').mockResolvedValue(undefined);
