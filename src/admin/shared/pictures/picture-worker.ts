import { report } from '#data/problems/report.ts';
import type { PictureType } from '#domain/pictures/picture-type.ts';
import { pictureTexts } from './picture-error.ts';

/** Decodes and shrinks pictures off the main thread. Redrawing removes EXIF and GPS data. */

export type Job = {
  id: number;
  /** A bitmap is already decoded. */
  source: Blob | ImageBitmap;
  type: PictureType;
  /** Pixels in width or height; absent means any. */
  mostSide?: number;
};

export type PreparedPicture = {
  /** Pixels of the original picture, upright. */
  width: number;
  height: number;
  /** A few pixels as a data URI. */
  placeholder: string;
  /** 'webp', or the format that this browser can write. */
  extension: 'webp' | 'jpg' | 'png';
  /** By greatest width in pixels; a narrower picture keeps its own. */
  renditions: Record<256 | 640 | 1280, Rendition>;
};

export type Rendition = { blob: Blob; width: number; height: number };

export type Outcome = { id: number } & (
  | { ok: true; picture: PreparedPicture }
  | { ok: false; message: string }
);

type Format = { type: string; extension: PreparedPicture['extension'] };

const quality = 0.8;
/** The width of the placeholder in pages. */
const placeholderQuality = 0.5;
const webp: Format = { type: 'image/webp', extension: 'webp' };
const jpeg: Format = { type: 'image/jpeg', extension: 'jpg' };
const png: Format = { type: 'image/png', extension: 'png' };

addEventListener('message', async ({ data }: MessageEvent<Job>) => {
  postMessage({ id: data.id, ...(await outcomeOf(data)) } satisfies Outcome);
});

async function outcomeOf({ source, type, mostSide }: Job) {
  try {
    const bitmap = await decode(source, type);
    const isTooBig = mostSide && Math.max(bitmap.width, bitmap.height) > mostSide;
    if (isTooBig) {
      bitmap.close();
      return { ok: false, message: pictureTexts.tooManyPixels } as const;
    }
    return { ok: true, picture: await prepare(bitmap, type) } as const;
  } catch (error) {
    report(error, pictureTexts.unreadable);
    return { ok: false, message: pictureTexts.unreadable } as const;
  }
}

async function decode(source: Blob | ImageBitmap, type: PictureType): Promise<ImageBitmap> {
  if (source instanceof ImageBitmap) return source;
  if (type === 'tiff') return decodeTiff(source);
  try {
    return await createImageBitmap(source, { imageOrientation: 'from-image' });
  } catch (error) {
    // Only Safari decodes HEIC natively.
    if (type !== 'heic') throw error;
    const { heicTo } = await import('heic-to/csp');
    return heicTo({ blob: source, type: 'bitmap' });
  }
}

async function decodeTiff(source: Blob): Promise<ImageBitmap> {
  const { decode: directoriesOf, decodeImage, toRGBA8 } = await import('utif2');
  const bytes = await source.arrayBuffer();
  const [page] = directoriesOf(bytes);
  if (!page) throw new TypeError('no page');
  decodeImage(bytes, page);
  const pixels = new Uint8ClampedArray(toRGBA8(page));
  return createImageBitmap(new ImageData(pixels, page.width, page.height));
}

async function prepare(bitmap: ImageBitmap, type: PictureType): Promise<PreparedPicture> {
  const { width, height } = bitmap;
  // Each from the next larger one: faster and smoother than one large step.
  const large = shrink(bitmap, 1280);
  bitmap.close();
  const medium = shrink(large, 640);
  const small = shrink(medium, 256);
  const thumb = shrink(small, 16);
  const format = await writableFormat(type, thumb);
  return {
    width,
    height,
    placeholder: await dataUri(await encode(thumb, format, placeholderQuality)),
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
