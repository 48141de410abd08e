/** Some browsers turn a WebP picture as its EXIF says, and others show it as it is stored. */

type Upright = {
  /** The file, in which nothing says that it lies on its side. */
  bytes: Uint8Array<ArrayBuffer>;
  /** As TIFF numbers it: 1 for upright. */
  orientation: number;
};

const orientationTag = 0x112;

/** Takes the orientation out of a file. */
export function withoutOrientation(webp: Uint8Array): Upright {
  const bytes = new Uint8Array(webp);
  const view = new DataView(bytes.buffer);
  const has = (at: number, size: number) => at + size <= bytes.length;
  const textAt = (at: number, size: number) =>
    String.fromCharCode(...bytes.subarray(at, at + size));
  const asItIs = { bytes, orientation: 1 };

  let chunk = 12;
  while (has(chunk, 8) && textAt(chunk, 4) !== 'EXIF') {
    const size = view.getUint32(chunk + 4, true);
    chunk += 8 + size + (size % 2);
  }
  const tiff = chunk + 8 + (textAt(chunk + 8, 4) === 'Exif' ? 6 : 0);
  if (!has(tiff, 8)) return asItIs;
  const isLittle = textAt(tiff, 2) === 'II';
  const directory = tiff + view.getUint32(tiff + 4, isLittle);
  if (!has(directory, 2)) return asItIs;
  const count = view.getUint16(directory, isLittle);
  for (let entry = directory + 2; entry < directory + 2 + 12 * count; entry += 12) {
    if (!has(entry, 12)) return asItIs;
    if (view.getUint16(entry, isLittle) !== orientationTag) continue;
    const orientation = view.getUint16(entry + 8, isLittle);
    view.setUint16(entry + 8, 1, isLittle);
    return { bytes, orientation };
  }
  return asItIs;
}
