/** The picture files that the panels accept. */

export type PicturePanel = 'cover' | 'logo' | 'hero' | 'staff';

type Demands = {
  extensions: string[];
  /** Bytes; a file of exactly this size is refused. */
  below: number;
  wrongType: string;
  tooLarge: string;
};

const megabyte = 1024 * 1024;

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

/** The error in a chosen file, ready to show; null for a file to try. */
export function pictureFileError(
  panel: PicturePanel,
  file: { name: string; type: string; size: number },
): string | null {
  const { extensions, below, wrongType, tooLarge } = demands[panel];
  if (!extensions.includes(kindOf(file))) return wrongType;
  return file.size < below ? null : tooLarge;
}

/** Some systems give a HEIC file no type; its name tells. */
function kindOf({ name, type }: { name: string; type: string }): string {
  const [, subtype] = /^image\/(?:x-)?([a-z]+)/.exec(type) ?? [];
  const [, extension] = /\.([a-z]+)$/i.exec(name) ?? [];
  return type === '' ? (extension ?? '').toLowerCase().replace(/^tif$/, 'tiff') : (subtype ?? '');
}
