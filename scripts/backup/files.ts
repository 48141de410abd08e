/** All files of a Storage bucket, with what makes their addresses work: types, names and tokens. */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import { call, type GoogleProject, send } from '../google-project.ts';
import { inParallel } from '../seed/in-parallel.ts';

/** As the bucket lists it. metadata holds the tokens of the download addresses. */
type ListedFile = {
  name: string;
  contentType?: string;
  contentDisposition?: string;
  cacheControl?: string;
  metadata?: Record<string, string>;
  md5Hash?: string;
};

/** sha256 is also the name of the file's contents in the backup. */
export type StoredFile = ListedFile & { sha256: string };

type Page = { items?: ListedFile[]; nextPageToken?: string };

const pageSize = 100;
const width = 8;

/** The bucket's address for reading, or for writing below 'upload/'. */
function bucketOf(project: GoogleProject, bucket: string, prefix = ''): string {
  return `${project.storage}/${prefix}storage/v1/b/${encodeURIComponent(bucket)}/o`;
}

function list(project: GoogleProject, bucket: string, maxResults: number, pageToken = '') {
  const parameters = new URLSearchParams({ maxResults: String(maxResults) });
  if (pageToken) parameters.set('pageToken', pageToken);
  return call<Page>(project, 'GET', `${bucketOf(project, bucket)}?${parameters}`);
}

export async function hasFiles(project: GoogleProject, bucket: string): Promise<boolean> {
  return ((await list(project, bucket, 1)).items ?? []).length > 0;
}

/** Puts the contents into the folder. A file that is deleted meanwhile is left out. */
export async function* downloadFiles(
  project: GoogleProject,
  bucket: string,
  folder: string,
): AsyncGenerator<StoredFile> {
  let pageToken: string | undefined;
  do {
    const page: Page = await list(project, bucket, pageSize, pageToken);
    const stored = await inParallel(width, page.items ?? [], (file) =>
      download(project, bucket, file, folder),
    );
    yield* stored.filter((file) => file !== null);
    pageToken = page.nextPageToken;
  } while (pageToken);
}

async function download(
  project: GoogleProject,
  bucket: string,
  { name, contentType, contentDisposition, cacheControl, metadata, md5Hash }: ListedFile,
  folder: string,
): Promise<StoredFile | null> {
  const answer = await fetch(`${bucketOf(project, bucket)}/${encodeURIComponent(name)}?alt=media`, {
    headers: { authorization: await project.authorization() },
  });
  if (answer.status === 404) return null;
  if (!answer.ok || !answer.body) throw new Error(`${name} was not given out: ${answer.status}`);

  const part = join(folder, `${randomUUID()}.part`);
  const sha256 = createHash('sha256');
  const md5 = createHash('md5');
  await pipeline(
    Readable.fromWeb(answer.body as ReadableStream<Uint8Array>),
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        sha256.update(chunk);
        md5.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(part, { mode: 0o600 }),
  );
  if (md5Hash && md5.digest('base64') !== md5Hash) throw new Error(`${name} arrived damaged.`);
  const hash = sha256.digest('hex');
  await rename(part, join(folder, hash));
  return { name, contentType, contentDisposition, cacheControl, metadata, md5Hash, sha256: hash };
}

/** Creates the files, whose contents lie in the folder; with overwrite it replaces those that exist. */
export async function uploadFiles(
  project: GoogleProject,
  bucket: string,
  files: AsyncIterable<StoredFile>,
  folder: string,
  options: { overwrite: boolean },
): Promise<void> {
  const worker = async () => {
    for await (const file of files) await upload(project, bucket, file, folder, options);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

async function upload(
  project: GoogleProject,
  bucket: string,
  { sha256, ...description }: StoredFile,
  folder: string,
  { overwrite }: { overwrite: boolean },
): Promise<void> {
  const boundary = randomUUID();
  async function* parts() {
    yield Buffer.from(
      `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${JSON.stringify(description)}\r\n--${boundary}\r\nContent-Type: ${description.contentType ?? 'application/octet-stream'}\r\n\r\n`,
    );
    yield* createReadStream(join(folder, sha256));
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  }
  const parameters = new URLSearchParams({ uploadType: 'multipart' });
  // Storage's word for 'only if there is none'.
  if (!overwrite) parameters.set('ifGenerationMatch', '0');
  await send(project, 'POST', `${bucketOf(project, bucket, 'upload/')}?${parameters}`, {
    type: `multipart/related; boundary=${boundary}`,
    body: ReadableStream.from(parts()),
  });
}
