/** The values of a page's tags, by 't' and their number. Some pages lack some. */
export type TiffPage = Record<string, unknown>;

/** As TIFF numbers them (PhotometricInterpretation): CMYK and three kinds of Lab. */
const printColors = [5, 8, 9, 10];
/** Gray both ways, RGB, a palette and YCbCr. */
const screenColors = [0, 1, 2, 3, 6];
/** Of fax, LZW, JPEG and zip. Newer programs write WebP, JPEG 2000 and Zstandard. */
const knownCompressions = [1, 2, 3, 4, 5, 6, 7, 8, 32_773, 32_946];
/** Bits of a pixel, where white is zero and where black is. */
const grayBits = [
  [1, 4, 8, 16],
  [1, 2, 8, 16],
];

/** What the decoder would show wrongly: colors for print, or anything else. */
export function refusalOfTiff(page: TiffPage): 'printColors' | 'unreadable' | null {
  const colors = tiffValue(page.t262);
  if (printColors.includes(colors)) return 'printColors';
  const samples = tiffValue(page.t277, 1);
  const compression = tiffValue(page.t259, 1);
  // It takes planes for lines, and floating-point differences for whole numbers.
  const isMisread = (samples > 1 && tiffValue(page.t284) === 2) || tiffValue(page.t317) === 3;
  const isRead = screenColors.includes(colors) && knownCompressions.includes(compression);
  if (isMisread || !isRead) return 'unreadable';
  const bits = grayBits[colors];
  if (!bits) return null;
  // It takes gray on nothing for gray on black, and gray JPEGs for colors.
  const isGray = samples === 1 && ![6, 7].includes(compression);
  return isGray && bits.includes(tiffValue(page.t258, 1)) ? null : 'unreadable';
}

/** The first value of a tag. */
export function tiffValue(tag: unknown, absent = Number.NaN): number {
  return Array.isArray(tag) ? Number(tag[0]) : absent;
}
