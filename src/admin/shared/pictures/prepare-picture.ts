import { report } from '#data/problems/report.ts';
import { drawingMarkup } from '#domain/pictures/drawing-markup.ts';
import { isForPrint, isMoving, isMovingDrawing } from '#domain/pictures/picture-traits.ts';
import { imageTypeOf } from '#domain/pictures/picture-type.ts';
import { trustedScript } from '../parts/trusted-script.ts';
import { PictureError, pictureTexts } from './picture-error.ts';
import type { DrawnPicture, Job, Outcome } from './picture-worker.ts';
import workerUrl from './picture-worker.ts?worker&url';
import type { Drawing } from './rasterize-svg.ts';

type PreparedPicture = DrawnPicture & {
  /** Whether it has more frames than the first one, which is kept. */
  moves: boolean;
};

export type PrepareOptions = {
  /** Pixels in width or height; absent means any. */
  mostSide?: number;
  /** Makes a larger picture fit instead of refusing it. */
  shrinks?: boolean;
  signal?: AbortSignal;
};

type Waiting = { resolve: (picture: DrawnPicture) => void; reject: (error: Error) => void };

/** Far more than any drawing; a zipped file of a few bytes can unpack to gigabytes. */
const mostUnzipped = 25 * 1024 * 1024;

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

const trustedUrl = trustedScript('picture-worker', workerUrl);

/** One worker for all pictures, in turn, so that a hundred need no more memory than one. */
function theWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(trustedUrl, { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Outcome>) => {
    const job = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.ok) job?.resolve(data.picture);
    else job?.reject(new PictureError(data.message, data.canShrink));
  });
  // A worker that ran out of memory is gone; the next picture gets a new one.
  worker.addEventListener('error', () => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new PictureError(pictureTexts.unreadable));
    waiting.clear();
  });
  return worker;
}

/** Converts a picture into its stored files: small, upright, without EXIF. Throws PictureError for no usable picture. */
export async function preparePicture(
  file: Blob,
  { mostSide, shrinks, signal }: PrepareOptions = {},
): Promise<PreparedPicture> {
  const bytes = await bytesOf(file);
  const image = imageTypeOf(bytes);
  const markup = image ? null : markupOf(bytes);
  const type = image ?? (markup && 'svg');
  if (!type) throw new PictureError(pictureTexts.noPicture);
  if (isForPrint(bytes, type)) throw new PictureError(pictureTexts.printColors);
  const drawing = markup ? await drawn(markup) : null;
  signal?.throwIfAborted();

  const id = ++lastId;
  const picture = new Promise<DrawnPicture>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
  });
  // A decoder of TIFF that fails leaves one color. A photo of one color is a photo.
  const mayBeFlat = drawing ? drawing.isOneShape : type !== 'tiff';
  const moves = markup ? isMovingDrawing(markup) : isMoving(bytes, type);
  const source = drawing?.bitmap ?? file;
  const job: Job = { id, source, type, mostSide, shrinks, mayBeFlat, moves };
  theWorker().postMessage(job, drawing ? [drawing.bitmap] : []);
  return { ...(await picture), moves };
}

function markupOf(bytes: Uint8Array) {
  try {
    return drawingMarkup(bytes);
  } catch (error) {
    report(error, 'read a drawing');
    throw new PictureError(pictureTexts.unreadable);
  }
}

/** The bytes of a file; of a zipped drawing (.svgz) those inside. */
async function bytesOf(file: Blob): Promise<Uint8Array> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return isZipped ? unzipped(file) : bytes;
}

async function unzipped(file: Blob): Promise<Uint8Array> {
  const parts: BlobPart[] = [];
  let size = 0;
  try {
    const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      size += value?.length ?? 0;
      if (size > mostUnzipped) throw new RangeError('too large');
      if (value) parts.push(value);
    }
  } catch (error) {
    report(error, 'unzip a drawing');
    throw new PictureError(pictureTexts.unreadable);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The one format that a worker cannot decode: SVG needs a document. */
async function drawn(markup: string): Promise<Drawing> {
  try {
    const { rasterizeSvg } = await import('./rasterize-svg.ts');
    return await rasterizeSvg(markup);
  } catch (error) {
    if (error instanceof PictureError) throw error;
    report(error, pictureTexts.unreadable);
    throw new PictureError(pictureTexts.unreadable);
  }
}
