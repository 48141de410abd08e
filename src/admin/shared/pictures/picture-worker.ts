import { report } from '#data/problems/report.ts';
import { shownWords } from '#data/problems/shown-error.ts';
import { contentOf, isLostOnWhite } from '#domain/pictures/picture-traits.ts';
import type { PictureType } from '#domain/pictures/picture-type.ts';
import { refusalOfTiff, tiffValue } from '#domain/pictures/tiff-page.ts';
import { withoutOrientation } from '#domain/pictures/webp-orientation.ts';
import { PictureError, pictureTexts } from './picture-error.ts';

/** Decodes and shrinks pictures off the main thread. Redrawing removes EXIF and GPS data. */

export type Job = {
  id: number;
  /** A bitmap is already decoded. */
  source: Blob | ImageBitmap;
  type: PictureType;
  /** Pixels in width or height; absent means any. */
  mostSide?: number;
  /** Makes a larger picture fit instead of refusing it. */
  shrinks?: boolean;
  /** Whether one color all over is what the file has. */
  mayBeFlat: boolean;
  /** Whether it has more pictures than its first one. */
  moves: boolean;
};

export type DrawnPicture = {
  /** Pixels of the original picture, upright; of a larger one that had to fit, the pixels that fit. */
  width: number;
  height: number;
  /** A few pixels as a data URI. */
  placeholder: string;
  /** Whether it was white on nothing, and got a dark ground. */
  hasGround: boolean;
  /** 'webp', or the format that this browser can write. */
  extension: 'webp' | 'jpg' | 'png';
  /** By greatest width in pixels; a narrower picture keeps its own. */
  renditions: Record<256 | 640 | 1280, Rendition>;
};

export type Rendition = { blob: Blob; width: number; height: number };

export type Outcome = { id: number } & (
  | { ok: true; picture: DrawnPicture }
  | { ok: false; message: string; canShrink: boolean }
);

type Format = { type: string; extension: DrawnPicture['extension'] };

/** Of the built-in logo: white marks are seen on it. */
const darkGround = '#143d4a';
const quality = 0.8;
/** The width of the placeholder in pages. */
const placeholderQuality = 0.5;
const webp: Format = { type: 'image/webp', extension: 'webp' };
const jpeg: Format = { type: 'image/jpeg', extension: 'jpg' };
/** By TIFF's Orientation from 2 on: where x and y of the stored picture lead. */
const turns = [
  [-1, 0, 0, 1],
  [-1, 0, 0, -1],
  [1, 0, 0, -1],
  [0, 1, 1, 0],
  [0, 1, -1, 0],
  [0, -1, -1, 0],
  [0, -1, 1, 0],
] as const;
const png: Format = { type: 'image/png', extension: 'png' };

addEventListener('message', async ({ data }: MessageEvent<Job>) => {
  postMessage({ id: data.id, ...(await outcomeOf(data)) } satisfies Outcome);
});

async function outcomeOf(job: Job) {
  try {
    return { ok: true, picture: await prepare(await decode(job.source, job.type), job) } as const;
  } catch (error) {
    const canShrink = error instanceof PictureError && error.canShrink;
    const message = shownWords(error) || pictureTexts.unreadable;
    if (!(error instanceof PictureError)) report(error, message);
    return { ok: false, message, canShrink } as const;
  }
}

async function decode(source: Blob | ImageBitmap, type: PictureType): Promise<ImageBitmap> {
  if (source instanceof ImageBitmap) return source;
  if (type === 'tiff') return decodeTiff(source);
  if (type === 'webp') return decodeWebp(source);
  try {
    return await createImageBitmap(source, { imageOrientation: 'from-image' });
  } catch (error) {
    // Only Safari decodes HEIC natively.
    if (type !== 'heic') throw error;
    const { heicTo } = await import('heic-to/csp');
    return heicTo({ blob: source, type: 'bitmap' });
  }
}

async function decodeWebp(source: Blob): Promise<ImageBitmap> {
  const { bytes, orientation } = withoutOrientation(new Uint8Array(await source.arrayBuffer()));
  return upright(await createImageBitmap(new Blob([bytes])), orientation);
}

async function decodeTiff(source: Blob): Promise<ImageBitmap> {
  const { decode: directoriesOf, decodeImage, toRGBA8 } = await import('utif2');
  const bytes = await source.arrayBuffer();
  // Raw photos of cameras begin with a small copy (NewSubfileType).
  const page = directoriesOf(bytes).find(({ t254 }) => !(tiffValue(t254) & 1));
  if (!page) throw new PictureError(pictureTexts.unreadable);
  const refusal = refusalOfTiff(page);
  if (refusal) throw new PictureError(pictureTexts[refusal]);
  decodeImage(bytes, page);
  const pixels = new Uint8ClampedArray(toRGBA8(page));
  const bitmap = await createImageBitmap(new ImageData(pixels, page.width, page.height));
  return upright(bitmap, tiffValue(page.t274));
}

function upright(bitmap: ImageBitmap, orientation: number): ImageBitmap {
  const turn = turns[orientation - 2];
  if (!turn) return bitmap;
  const [a, b, c, d] = turn;
  const [width, height] = a === 0 ? [bitmap.height, bitmap.width] : [bitmap.width, bitmap.height];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new TypeError('no canvas');
  context.setTransform(a, b, c, d, a + c < 0 ? width : 0, b + d < 0 ? height : 0);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.transferToImageBitmap();
}

async function prepare(bitmap: ImageBitmap, job: Job): Promise<DrawnPicture> {
  const { type, mostSide = Number.POSITIVE_INFINITY, shrinks } = job;
  const scale = Math.min(1, mostSide / Math.max(bitmap.width, bitmap.height));
  if (scale < 1 && !shrinks) {
    bitmap.close();
    throw new PictureError(pictureTexts.tooManyPixels, true);
  }
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  // Each from the next larger one: faster and smoother than one large step.
  const large = shrink(bitmap, 1280);
  bitmap.close();
  const pixels = pixelsOf(large);
  if (isEmpty(pixels, job)) throw new PictureError(emptyText(job));
  const hasGround = isLostOnWhite(pixels);
  if (hasGround) fillBehind(large);
  const medium = shrink(large, 640);
  const small = shrink(medium, 256);
  const thumb = shrink(small, 16);
  const format = await writableFormat(type, thumb);
  return {
    width,
    height,
    placeholder: await dataUri(await encode(thumb, format, placeholderQuality)),
    hasGround,
    extension: format.extension,
    renditions: {
      256: await rendition(small, format),
      640: await rendition(medium, format),
      1280: await rendition(large, format),
    },
  };
}

function shrink(source: ImageBitmap | OffscreenCanvas, mostWidth: number): OffscreenCanvas {
  const width = Math.min(source.width, mostWidth);
  const height = Math.max(1, Math.round((source.height * width) / source.width));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new TypeError('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

function pixelsOf(canvas: OffscreenCanvas): Uint8ClampedArray {
  const image = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  return image?.data ?? new Uint8ClampedArray();
}

function isEmpty(pixels: Uint8ClampedArray, { mayBeFlat }: Job): boolean {
  const content = contentOf(pixels);
  return content === 'blank' || (content === 'flat' && !mayBeFlat);
}

function emptyText({ type, moves }: Job): string {
  if (moves) return pictureTexts.emptyStart;
  return type === 'svg' ? pictureTexts.emptyDrawing : pictureTexts.emptyPicture;
}

function fillBehind(canvas: OffscreenCanvas): void {
  const context = canvas.getContext('2d');
  if (!context) throw new TypeError('no canvas');
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = darkGround;
  context.fillRect(0, 0, canvas.width, canvas.height);
}

function encode(canvas: OffscreenCanvas, { type }: Format, quality: number): Promise<Blob> {
  return canvas.convertToBlob({ type, quality });
}

async function rendition(canvas: OffscreenCanvas, format: Format): Promise<Rendition> {
  const { width, height } = canvas;
  return { blob: await encode(canvas, format, quality), width, height };
}

/** Safari does not write WebP: photos become JPEG, and pictures that may be transparent PNG. */
async function writableFormat(type: PictureType, sample: OffscreenCanvas): Promise<Format> {
  if ((await encode(sample, webp, quality)).type === webp.type) return webp;
  return type === 'jpeg' || type === 'heic' || type === 'bmp' ? jpeg : png;
}

async function dataUri(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return `data:${blob.type};base64,${btoa(String.fromCharCode(...bytes))}`;
}
