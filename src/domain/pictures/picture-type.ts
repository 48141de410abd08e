/** The real type of a file, regardless of its name or declared type. */
export type PictureType =
  | 'jpeg'
  | 'png'
  | 'gif'
  | 'webp'
  | 'avif'
  | 'bmp'
  | 'tiff'
  | 'heic'
  | 'svg';

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];

/** By the first bytes; null unless it is a picture of a known kind, or for a drawing (drawingMarkup). */
export function imageTypeOf(head: Uint8Array): Exclude<PictureType, 'svg'> | null {
  // One character per byte, so that signatures can be written as text.
  const start = String.fromCharCode(...head.subarray(0, 16));
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (/^RIFF[\s\S]{4}WEBP/.test(start)) return 'webp';
  if (/^BM[\s\S]{4}\0\0\0\0/.test(start)) return 'bmp';
  if (start.startsWith('II*\0') || start.startsWith('MM\0*')) return 'tiff';
  return start.slice(4, 8) === 'ftyp' ? typeOfBrands(head) : null;
}

/** AVIF and HEIC use the same container; the brands inside tell them apart. */
function typeOfBrands(head: Uint8Array): 'avif' | 'heic' | null {
  const size = new DataView(head.buffer, head.byteOffset).getUint32(0);
  const box = String.fromCharCode(...head.subarray(8, Math.min(size, head.length)));
  const brands = box.match(/[\s\S]{4}/g) ?? [];
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : null;
}
