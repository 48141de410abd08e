import { deleteFiles, uploadNew } from '#data/pictures/files.ts';
import { createMediaItem, hasMediaItem, type NewMediaItem } from '#data/pictures/media-items.ts';
import { gotNoAnswer } from '#data/problems/error-kind.ts';
import type { Author } from '#domain/account/author.ts';
import {
  headBytes,
  mediaFileError,
  mediaTypeOf,
  mimeTypeOf,
  mostMediaSide,
  mostMegabytes,
  storedType,
} from '#domain/pictures/media-file.ts';
import { altOf, isShown } from '#domain/pictures/media-item.ts';
import { defaultAlt } from '#domain/pictures/photo.ts';
import { detailLimits } from '#domain/pictures/photo-details.ts';
import { savedExtension, storedName } from '#domain/pictures/stored-file.ts';
import { checkStored } from '#domain/text/stored-length.ts';
import { publisher } from '../../../shared/data/publisher.ts';
import { PictureError } from '../../../shared/pictures/picture-error.ts';
import { uploadPicture } from '../../../shared/pictures/upload-picture.ts';
import type { UploadSettings } from './upload-settings.ts';

type UploadOptions = {
  /** The same id for each try: after a lost answer, a second try stores the file once. */
  id: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** Makes a picture that is too large fit. */
  shrinks?: boolean;
};

type StoredFile = Omit<NewMediaItem, 'alt' | 'tags' | 'caption' | 'status' | 'visibility'>;

/** Stores a file and its document, or neither. Throws a PictureError to show, or the storage's or database's error. */
export async function uploadMedia(
  file: File,
  settings: UploadSettings,
  by: Author,
  options: UploadOptions,
): Promise<void> {
  if (await hasMediaItem(options.id)) return;
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const mimeType = mimeTypeOf(file, head);
  const refusal = mediaFileError(file, { head, shrinks: options.shrinks });
  if (refusal) {
    throw new PictureError(refusal, mediaFileError(file, { head, shrinks: true }) === null);
  }
  const tooLong = checkStored('alt', 'Alt text', settings.alt, detailLimits.alt);
  if (tooLong) throw new PictureError(tooLong.message);
  const isPicture = mediaTypeOf(mimeType) === 'image';
  const stored = isPicture
    ? await storePicture(file, by.uid, options)
    : await storeOther(file, mimeType, by.uid, options);
  const item: NewMediaItem = {
    ...stored,
    ...settings,
    // A file that is no picture is private until staff decide otherwise.
    ...(!isPicture && { visibility: 'private' }),
    ...(!isPicture && settings.alt === defaultAlt && { alt: altOf(stored.mediaType) }),
    caption: '',
  };
  const isPublic = isShown({ ...item, trashedAt: null });
  try {
    options.signal.throwIfAborted();
    await createMediaItem(options.id, item, by);
    if (isPublic) await publisher.changed();
  } catch (error) {
    if (isPublic) void publisher.changeFailed(error);
    // Harmless: left-over files have no effect. Without an answer the document may exist and need them.
    if (!gotNoAnswer(error)) await deleteFiles(stored.storagePath).catch(() => {});
    throw error;
  }
}

async function storePicture(
  file: File,
  uploadedBy: string,
  options: UploadOptions,
): Promise<StoredFile> {
  const picture = await uploadPicture('clinic', file, { ...options, mostSide: mostMediaSide });
  return {
    mediaType: 'image',
    mimeType: picture.mimeType,
    fileName: file.name.slice(0, 255),
    fileSize: picture.size,
    storagePath: picture.path,
    downloadURL: picture.url,
    thumbnailURL: picture.variants.w640.url,
    variants: picture.variants,
    placeholder: picture.placeholder,
    width: picture.width,
    height: picture.height,
    uploadedBy,
  };
}

async function storeOther(
  file: File,
  mimeType: string,
  uploadedBy: string,
  options: UploadOptions,
): Promise<StoredFile> {
  const mediaType = mediaTypeOf(mimeType) ?? 'document';
  const { path: storagePath, url: downloadURL } = await uploadNew(
    (moment) => storedName('clinic', file.name, savedExtension(file.name), moment),
    file.slice(0, file.size, storedType(mimeType)),
    { ...options, isAttachment: true, most: mostMegabytes(mediaType) },
  );
  return {
    mediaType,
    mimeType,
    fileName: file.name.slice(0, 255),
    fileSize: file.size,
    storagePath,
    downloadURL,
    uploadedBy,
  };
}
