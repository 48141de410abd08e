import { headBytes, pictureTypeOf } from '#domain/pictures/picture-type.ts';
import { trustedScript } from '../parts/trusted-script.ts';
import { PictureError, pictureTexts } from './picture-error.ts';
import type { Job, Outcome, PreparedPicture } from './picture-worker.ts';
import workerUrl from './picture-worker.ts?worker&url';

type Waiting = { resolve: (picture: PreparedPicture) => void; reject: (error: Error) => void };

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
    else job?.reject(new PictureError(data.message));
  });
  // A worker that ran out of memory is gone; the next picture gets a new one.
  worker.addEventListener('error', () => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new PictureError(pictureTexts.unreadable));
    waiting.clear();
  });
  return worker;
}

/**
 * Converts any picture into its stored files: small, upright, without EXIF. mostSide is in pixels. Throws
 * PictureError for a file that is no usable picture.
 */
export async function preparePicture(
  file: Blob,
  { mostSide, signal }: { mostSide?: number; signal?: AbortSignal } = {},
): Promise<PreparedPicture> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const type = pictureTypeOf(head);
  if (!type) throw new PictureError(pictureTexts.noPicture);
  const source = type === 'svg' ? await rasterized(file) : file;
  signal?.throwIfAborted();

  const id = ++lastId;
  const picture = new Promise<PreparedPicture>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
  });
  const job: Job = { id, source, type, mostSide };
  theWorker().postMessage(job, source instanceof ImageBitmap ? [source] : []);
  return picture;
}

/** The one format that a worker cannot decode: SVG needs a document. */
async function rasterized(file: Blob): Promise<ImageBitmap> {
  try {
    const { rasterizeSvg } = await import('./rasterize-svg.ts');
    return await rasterizeSvg(file);
  } catch {
    throw new PictureError(pictureTexts.unreadable);
  }
}
