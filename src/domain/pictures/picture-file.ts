/** The picture files that the panels accept. */
import {
  drawingTypes,
  emptyFile,
  extensionOf,
  megabyte,
  mimeTypeOf,
  saysNothing,
} from './media-file.ts';

export type PicturePanel = 'cover' | 'logo' | 'hero' | 'staff';

type Demands = {
  extensions: string[];
  /** Bytes; a file of exactly this size is refused. */
  below: number;
  wrongType: string;
  tooLarge: string;
};

const any = ['jpeg', 'jpg', 'png', 'webp', 'gif', 'bmp', 'tiff', 'svg', 'heic', 'heif'];

const hero: Demands = {
  extensions: any,
  below: 10 * megabyte,
  wrongType: 'Please select a valid image file (JPG, PNG, WebP, GIF, BMP, TIFF, SVG, HEIC, HEIF)',
  tooLarge: 'File size must be less than 10MB',
};

const demands: Record<PicturePanel, Demands> = {
  cover: {
    extensions: ['jpeg', 'jpg', 'png', 'webp'],
    below: 5 * megabyte,
    wrongType: 'Please select a valid image file (JPEG, PNG, or WebP)',
    tooLarge: 'Image file size must be less than 5MB',
  },
  logo: {
    extensions: any,
    below: 5 * megabyte,
    wrongType: 'Please select a valid image file (PNG, JPG, HEIC, SVG, WebP, GIF, BMP, TIFF, HEIF)',
    tooLarge: 'File size must be less than 5MB',
  },
  hero,
  staff: hero,
};

/** The error in a chosen file, ready to show; null for a file to try. `shrinks`: one that is too large is made to fit. */
export function pictureFileError(
  panel: PicturePanel,
  file: { name: string; type: string; size: number },
  { shrinks = false } = {},
): string | null {
  const { extensions, below, wrongType, tooLarge } = demands[panel];
  const type = drawingTypes.test(file.type) ? '' : file.type;
  const known = mimeTypeOf({ name: file.name, type });
  const [, kind = ''] = /^image\/(?:x-)?(?:citrix-)?([a-z]+)/.exec(known) ?? [];
  // Without a type and without an ending of its name: its bytes will tell.
  const isUnknown = saysNothing(known) && !/^[a-z]/.test(extensionOf(file.name));
  if (!isUnknown && !extensions.includes(kind)) return wrongType;
  if (file.size === 0) return emptyFile;
  return shrinks || file.size < below ? null : tooLarge;
}
