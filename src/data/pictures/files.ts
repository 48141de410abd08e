import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  ref,
  StorageError,
  uploadBytesResumable,
} from 'firebase/storage';
import { pictureFiles } from '#domain/pictures/stored-file.ts';
import { firebaseApp } from '../firebase/firebase.ts';
import { onEmulators } from '../firebase/project.ts';
import { ShownError } from '../problems/shown-error.ts';

export type Folder = 'blogImages' | 'logos' | 'clinic' | 'staff' | 'site-hero';

let bucket: FirebaseStorage | undefined;

/** Throws 'Firebase Storage not initialized' when the build carries no bucket. */
function storage(): FirebaseStorage {
  if (!import.meta.env.VITE_FIREBASE_STORAGE_BUCKET) {
    throw new ShownError('Firebase Storage not initialized');
  }
  if (!bucket) {
    bucket = getStorage(firebaseApp());
    if (onEmulators) connectStorageEmulator(bucket, '127.0.0.1', 9199);
  }
  return bucket;
}

/** Rejects when there is none. */
export async function fileUrl(path: string): Promise<string> {
  return getDownloadURL(ref(storage(), path));
}

type UploadOptions = {
  /** Gets the share already sent, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** Absent for files that browsers may display. */
  attachmentName?: string;
  /** Megabytes. */
  most?: number;
};

/** Returns the download URL. A file whose URL cannot be read is deleted again. */
export async function uploadFile(
  path: string,
  blob: Blob,
  { onProgress, signal, attachmentName, most = 10 }: UploadOptions = {},
): Promise<string> {
  signal?.throwIfAborted();
  if (blob.size > most * 1024 * 1024) throw new ShownError(`File size must be less than ${most}MB`);
  const target = ref(storage(), path);
  const task = uploadBytesResumable(target, blob, {
    contentType: blob.type,
    cacheControl: 'public, max-age=31536000, immutable',
    ...(attachmentName && { contentDisposition: `attachment; filename="${attachmentName}"` }),
  });
  const cancel = () => task.cancel();
  signal?.addEventListener('abort', cancel);
  task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress?.(totalBytes ? bytesTransferred / totalBytes : 0),
  );
  try {
    await task;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
  return getDownloadURL(target).catch(async (error) => {
    // Harmless: a left-over file has no effect.
    await deleteFile(path).catch(() => {});
    throw error;
  });
}

/** The moment of the newest name. */
let lastMoment = 0;

/** A moment for a file's name: a phone calls each picture image.jpg, and many are chosen together. */
export function nextMoment(): Date {
  lastMoment = Math.max(Date.now(), lastMoment + 1);
  return new Date(lastMoment);
}

/** Names to try: another tab can take the same name in the same millisecond. */
const mostNames = 3;

type NewFileOptions = Omit<UploadOptions, 'attachmentName'> & {
  /** Browsers hand it over instead of displaying it. */
  isAttachment?: boolean;
};

export async function uploadNew(
  nameAt: (moment: Date) => string,
  blob: Blob,
  { isAttachment, ...options }: NewFileOptions = {},
): Promise<{ path: string; url: string }> {
  for (let names = 1; ; names++) {
    const path = nameAt(nextMoment());
    const attachmentName = isAttachment ? path.replace(/^.*\//, '') : undefined;
    try {
      return { path, url: await uploadFile(path, blob, { ...options, attachmentName }) };
    } catch (error) {
      if (names === mostNames || !(await isTaken(path, error))) throw error;
    }
  }
}

/** The rules refuse to overwrite a file, with the code of every refusal. */
async function isTaken(path: string, error: unknown): Promise<boolean> {
  if (!(error instanceof StorageError && error.code === 'storage/unauthorized')) return false;
  try {
    await getMetadata(ref(storage(), path));
    return true;
  } catch {
    // Harmless: the caller has the first error.
    return false;
  }
}

/** Copies the file to a new name, and so to a new download URL; null when there is no such file. */
export async function copyFile(from: string, to: string): Promise<string | null> {
  const source = ref(storage(), from);
  try {
    const { contentType, contentDisposition, cacheControl } = await getMetadata(source);
    const target = ref(storage(), to);
    // An older recording may have been stored to be opened, which storage.rules refuse.
    const isKept =
      contentType?.startsWith('image/') || contentDisposition?.startsWith('attachment');
    await uploadBytesResumable(target, await getBytes(source), {
      contentType,
      contentDisposition: isKept ? contentDisposition : 'attachment',
      cacheControl,
    });
    return await getDownloadURL(target);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** A missing file counts as deleted. */
export async function deleteFile(path: string): Promise<void> {
  try {
    await deleteObject(ref(storage(), path));
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Deletes the files of a picture, a recording or a paper; missing ones count as deleted. */
export async function deleteFiles(storagePath: string): Promise<void> {
  // An older picture may have a width that is no longer made.
  const names = new Set([storagePath, ...Object.values(pictureFiles(storagePath))]);
  await Promise.all([...names].map(deleteFile));
}

function isMissing(error: unknown): boolean {
  return error instanceof StorageError && error.code === 'storage/object-not-found';
}
