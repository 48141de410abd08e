import { ShownError } from '#data/problems/shown-error.ts';

export class PictureError extends ShownError {
  override name = 'PictureError';

  /** canShrink: a smaller copy of the picture would be taken. */
  constructor(
    message: string,
    readonly canShrink = false,
  ) {
    super(message);
  }
}

export const pictureTexts = {
  noPicture: 'This file is not a picture that websites can show. Please use a JPEG.',
  unreadable: 'This picture could not be read. Please save it as a JPEG and try again.',
  tooManyPixels: 'Image dimensions must be 6000x6000 pixels or smaller',
  emptyStart:
    'This picture is empty when its animation starts, and animations don’t run on the website. Save its last picture as PNG.',
  emptyDrawing: 'This drawing came out empty. Save it as PNG.',
  emptyPicture: 'This picture came out empty. Save it as a JPEG or PNG and try again.',
  partsMissing: 'Parts of this drawing can’t be shown on a website. Save it as PNG.',
  printColors:
    'This picture has colors for print (CMYK or Lab). Save it as an RGB JPEG and try again.',
} as const;
