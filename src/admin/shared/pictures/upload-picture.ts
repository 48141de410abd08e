import { deleteFile, type Folder, uploadFile, uploadNew } from '#data/pictures/files.ts';
import { renditionName, storedName } from '#domain/pictures/stored-file.ts';
import { toast } from '#ui/overlays/toast.tsx';
import type { Rendition } from './picture-worker.ts';
import { type PrepareOptions, preparePicture } from './prepare-picture.ts';

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

type UploadOptions = PrepareOptions & { onProgress?: (share: number) => void };

/**
 * Shrinks a picture and stores its three renditions, or none: files sent before a failure are deleted again.
 * Throws PictureError, whose message is ready to show, or the storage's own error.
 */
export async function uploadPicture(
  folder: Folder,
  file: File,
  { onProgress, ...options }: UploadOptions = {},
): Promise<UploadedPicture> {
  const { signal } = options;
  const picture = await preparePicture(file, options);
  const { width, height, placeholder, moves, hasGround, extension, renditions } = picture;
  const total = Object.values(renditions).reduce((sum, { blob }) => sum + blob.size, 0);
  const sent = { 256: 0, 640: 0, 1280: 0 };
  const sending = (each: keyof typeof sent) => ({
    signal,
    onProgress(share: number) {
      sent[each] = share * renditions[each].blob.size;
      onProgress?.((sent[256] + sent[640] + sent[1280]) / total);
    },
  });

  // The widest first: it takes the name, and the names below it are then this picture's alone.
  const { path, url: w1280 } = await uploadNew(
    (moment) => storedName(folder, file.name, extension, moment),
    renditions[1280].blob,
    sending(1280),
  );
  const narrower = [640, 256] as const;
  const uploads = await Promise.allSettled(
    narrower.map((each) =>
      uploadFile(renditionName(path, each), renditions[each].blob, sending(each)),
    ),
  );
  const failed = uploads.find((upload) => upload.status === 'rejected');
  if (failed) {
    const names = [path, ...narrower.map((each) => renditionName(path, each))];
    await Promise.allSettled(names.map(deleteFile));
    throw failed.reason;
  }
  const [w640 = '', w256 = ''] = uploads.map((upload) =>
    upload.status === 'fulfilled' ? upload.value : '',
  );
  if (moves) {
    toast.success(`${file.name} doesn’t move on the website: its first picture is shown.`);
  }
  if (hasGround) {
    toast.success(
      `${file.name} is white, as the website’s pages are: it now has a dark background.`,
    );
  }
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
