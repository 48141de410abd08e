import { deleteFile, type Folder, uploadFile } from '#data/pictures/files.ts';
import { renditionName, storedName } from '#domain/pictures/stored-file.ts';
import type { Rendition } from './picture-worker.ts';
import { preparePicture } from './prepare-picture.ts';

export type UploadedPicture = {
  /** The widest rendition's. */
  url: string;
  /** Name of the widest rendition in the bucket; pictureFiles() lists the others. */
  path: string;
  /** Lengths in pixels. */
  variants: Record<'w256' | 'w640' | 'w1280', { url: string; width: number; height: number }>;
  /** A few pixels as a data URI. */
  placeholder: string;
  /** Pixels of the original picture. */
  width: number;
  height: number;
  /** Bytes of the widest rendition. */
  size: number;
  mimeType: string;
};

type UploadOptions = {
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** Pixels in width or height; absent means any. */
  mostSide?: number;
};

/**
 * Shrinks a picture and stores its three renditions, or none: files sent before a failure are deleted again.
 * Throws PictureError, whose message is ready to show, or the storage's own error.
 */
export async function uploadPicture(
  folder: Folder,
  file: File,
  { onProgress, signal, mostSide }: UploadOptions = {},
): Promise<UploadedPicture> {
  const picture = await preparePicture(file, { mostSide, signal });
  const { width, height, placeholder, extension, renditions } = picture;
  const path = storedName(folder, file.name, extension, new Date());
  const files = [
    { name: path, ...renditions[1280] },
    { name: renditionName(path, 640), ...renditions[640] },
    { name: renditionName(path, 256), ...renditions[256] },
  ];
  const total = files.reduce((sum, { blob }) => sum + blob.size, 0);
  const sent = files.map(() => 0);

  const uploads = await Promise.allSettled(
    files.map(({ name, blob }, index) =>
      uploadFile(name, blob, {
        signal,
        onProgress(share) {
          sent[index] = share * blob.size;
          onProgress?.(sent.reduce((sum, bytes) => sum + bytes, 0) / total);
        },
      }),
    ),
  );
  const failed = uploads.find((upload) => upload.status === 'rejected');
  if (failed) {
    await Promise.allSettled(files.map(({ name }) => deleteFile(name)));
    throw failed.reason;
  }
  const [w1280 = '', w640 = '', w256 = ''] = uploads.map((upload) =>
    upload.status === 'fulfilled' ? upload.value : '',
  );
  const variant = (url: string, { width, height }: Rendition) => ({ url, width, height });
  return {
    url: w1280,
    path,
    variants: {
      w256: variant(w256, renditions[256]),
      w640: variant(w640, renditions[640]),
      w1280: variant(w1280, renditions[1280]),
    },
    placeholder,
    width,
    height,
    size: renditions[1280].blob.size,
    mimeType: renditions[1280].blob.type,
  };
}
