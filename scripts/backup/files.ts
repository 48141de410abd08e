/** All files of a Storage bucket, with the metadata of their addresses: types, names and tokens. */
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { getStorage } from 'firebase-admin/storage';
import type { FirebaseProject } from '../local/firebase-project.ts';
import { inParallel } from '../local/in-parallel.ts';
import { emulatorUrls } from '../local/local-env.ts';
import { type Key, sealing, unsealed } from './sealing.ts';

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;
type ListedFile = ReturnType<Bucket['file']>;

/** metadata holds the tokens of the download addresses; sha256 is also the file name of the contents in the backup. */
export type StoredFile = {
  name: string;
  contentType?: string;
  contentDisposition?: string;
  cacheControl?: string;
  metadata?: Record<string, string | number | boolean | null>;
  md5Hash?: string;
  sha256: string;
};

const width = 8;

export function bucketOf({ app }: FirebaseProject): Bucket {
  if (!app.options.storageBucket) throw new Error('VITE_FIREBASE_STORAGE_BUCKET is not set.');
  return getStorage(app).bucket();
}

/** The prefix of the download addresses of the project's files. */
export function downloadsOf({ app, isDemo }: FirebaseProject): string {
  const origin = isDemo ? emulatorUrls.storage : 'https://firebasestorage.googleapis.com';
  return `${origin}/v0/b/${app.options.storageBucket}/o/`;
}

export async function hasFiles(bucket: Bucket): Promise<boolean> {
  const [files] = await bucket.getFiles({ maxResults: 1, autoPaginate: false });
  return files.length > 0;
}

/** Writes the contents into the folder. Skips a file that is deleted in the meantime. */
export async function downloadFiles(
  bucket: Bucket,
  folder: string,
  key: Key,
): Promise<StoredFile[]> {
  const [files] = await bucket.getFiles();
  const stored = await inParallel(width, files, (file) => download(file, folder, key));
  return stored.filter((file) => file !== null);
}

async function download(file: ListedFile, folder: string, key: Key): Promise<StoredFile | null> {
  const part = join(folder, `${randomUUID()}.part`);
  // Of the clear text, which never gets onto the disk.
  const [sums, md5] = [createHash('sha256'), createHash('md5')];
  async function* summed(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      sums.update(chunk);
      md5.update(chunk);
      yield chunk;
    }
  }
  try {
    await pipeline(
      file.createReadStream(),
      summed,
      sealing(key),
      createWriteStream(part, { mode: 0o600 }),
    );
  } catch (error) {
    if ((error as { code?: unknown }).code !== 404) throw error;
    await rm(part, { force: true });
    return null;
  }
  const { contentType, contentDisposition, cacheControl, metadata, md5Hash } = file.metadata;
  const isListed = !md5Hash || md5.digest('base64') === md5Hash;
  if (!isListed) throw new Error(`${file.name} changed while it was copied. Please start again.`);
  const sha256 = sums.digest('hex');
  await rename(part, join(folder, sha256));
  return {
    name: file.name,
    contentType,
    contentDisposition,
    cacheControl,
    metadata,
    md5Hash,
    sha256,
  };
}

/** Creates the files from the contents in the folder; with overwrite it replaces existing ones. */
export async function uploadFiles(
  bucket: Bucket,
  files: AsyncIterable<StoredFile>,
  folder: string,
  key: Key,
  { overwrite }: { overwrite: boolean },
): Promise<void> {
  const worker = async () => {
    for await (const { name, sha256, ...metadata } of files) {
      const target = bucket.file(name).createWriteStream({
        resumable: false,
        metadata,
        // Storage's condition 'only if there is none'.
        preconditionOpts: overwrite ? {} : { ifGenerationMatch: 0 },
      });
      await pipeline(await unsealed(join(folder, sha256), key), target);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
}
