/** What a picture's bytes say beside its pixels. */
import type { PictureType } from './picture-type.ts';

/** One character per byte, so that signatures can be written as text. */
const textOf = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Whether its colors are a press's, and no profile says how they look. Browsers guess, and show it too bright. */
export function isForPrint(bytes: Uint8Array, type: PictureType): boolean {
  if (type !== 'jpeg') return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let hasProfile = false;
  let colors = 0;
  for (let at = 2; at + 10 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // The start of the pixels.
    if (marker === 0xda) break;
    if (marker === 0xe2 && textOf(bytes, at + 4, at + 15) === 'ICC_PROFILE') hasProfile = true;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) colors = view.getUint8(at + 9);
    at += 2 + view.getUint16(at + 2);
  }
  return colors === 4 && !hasProfile;
}

/** Whether it has more than one frame. */
export function isMoving(bytes: Uint8Array, type: PictureType): boolean {
  switch (type) {
    case 'gif':
      return hasTwoFrames(bytes);
    case 'webp':
      return textOf(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0;
    case 'png':
      return hasAnimationChunk(bytes);
    case 'avif':
      return textOf(bytes, 8, 64).includes('avis');
    default:
      return false;
  }
}

/** Whether a drawing has parts that move. */
export const isMovingDrawing = (markup: string) =>
  /<(animate|set[\s/>])|@(-\w+-)?keyframes/i.test(markup);

function hasTwoFrames(gif: Uint8Array): boolean {
  const byte = (at: number) => gif[at] ?? 0;
  /** Bytes of the color table that the flags announce. */
  const table = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const afterBlocks = (start: number) => {
    let at = start;
    while (byte(at) > 0) at += 1 + byte(at);
    return at + 1;
  };
  let frames = 0;
  let at = 13 + table(byte(10));
  while (at < gif.length) {
    if (byte(at) === 0x21) at = afterBlocks(at + 2);
    else if (byte(at) === 0x2c) {
      frames += 1;
      if (frames === 2) return true;
      at = afterBlocks(at + 11 + table(byte(at + 9)));
    } else return false;
  }
  return false;
}

/** Animated PNG announces its frames before the pixels. */
function hasAnimationChunk(png: Uint8Array): boolean {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = 8; at + 8 <= png.length; at += 12 + view.getUint32(at)) {
    const chunk = textOf(png, at + 4, at + 8);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT') return false;
  }
  return false;
}

/** Of a canvas's RGBA pixels: 'blank' if all are transparent, 'flat' if all are one color. */
export function contentOf(pixels: Uint8ClampedArray): 'blank' | 'flat' | 'drawn' {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength / 4);
  if (words.some((word) => word !== words[0])) return 'drawn';
  return pixels[3] ? 'flat' : 'blank';
}

/** A channel of a color that can hardly be told from white. */
const nearlyWhite = 224;

/** Whether a canvas's RGBA pixels are lost on a white page: white marks with nothing around them. */
export function isLostOnWhite(pixels: Uint8ClampedArray): boolean {
  let drawn = 0;
  let seen = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    if (alpha < 32) continue;
    drawn += 1;
    const darkest = Math.min(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    if (255 - ((255 - darkest) * alpha) / 255 < nearlyWhite) seen += 1;
  }
  // A white picture that is nearly whole has a ground of its own.
  return drawn < 0.9 * (pixels.length / 4) && seen < 0.1 * drawn;
}
