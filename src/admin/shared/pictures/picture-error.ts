import { ShownError } from '#data/problems/shown-error.ts';

export class PictureError extends ShownError {
  override name = 'PictureError';
}

export const pictureTexts = {
  noPicture: 'This file is not a picture that websites can show. Please use a JPEG.',
  unreadable: 'This picture could not be read. Please save it as a JPEG and try again.',
  tooManyPixels: 'Image dimensions must be 6000x6000 pixels or smaller',
} as const;
