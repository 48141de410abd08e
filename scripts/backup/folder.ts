/**
 * A backup on disk: documents.ndjson, files.ndjson, the files' contents in contents/ (each named by its SHA-256),
 * and manifest.json. The manifest is written last: without it the backup is incomplete.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

export type Listing = 'documents' | 'files';

/** lines is the number of entries; sha256 that of the whole listing. */
export type Sum = { lines: number; sha256: string };

export type Manifest = {
  format: 1;
  /** The moment of the copied documents, by the database's clock. */
  readTime: string;
  /** The prefix of the documents' full names. */
  documentsOf: string;
  /** The prefix of the bucket's file addresses. */
  downloads: string;
  documents: Sum;
  files: Sum;
};

const manifestOf = (folder: string) => join(folder, 'manifest.json');
const listingOf = (folder: string, listing: Listing) => join(folder, `${listing}.ndjson`);
export const contentsOf = (folder: string) => join(folder, 'contents');

/** Readable by the owner only: it holds patients' words. Throws unless it is empty. */
export async function createFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`);
  await mkdir(contentsOf(folder), { mode: 0o700 });
}

/** Writes one entry per line, as they arrive. */
export async function writeListing(
  folder: string,
  listing: Listing,
  entries: AsyncIterable<object> | object[],
): Promise<Sum> {
  const hash = createHash('sha256');
  let lines = 0;
  async function* asLines() {
    for await (const entry of entries) {
      const line = `${JSON.stringify(entry)}\n`;
      hash.update(line);
      lines++;
      yield line;
    }
  }
  await pipeline(asLines(), createWriteStream(listingOf(folder, listing), { mode: 0o600 }));
  return { lines, sha256: hash.digest('hex') };
}

/** The entries as written, each still JSON. */
export async function* readListing(folder: string, listing: Listing): AsyncGenerator<string> {
  // Not readline, which also splits at U+2028, a legal character in JSON.
  let rest = '';
  for await (const chunk of createReadStream(listingOf(folder, listing), 'utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(manifestOf(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
}

/** Throws unless the folder holds a complete and unchanged backup. */
export async function verifiedManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestOf(folder), 'utf8').catch(() => {
    throw new Error(`${folder} is no complete backup: it has no manifest.json.`);
  });
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== 1) throw new Error(`${folder} has a format that is not known here.`);
  for (const listing of ['documents', 'files'] as const) {
    const path = listingOf(folder, listing);
    if ((await sha256Of(path)) !== manifest[listing].sha256) throw damaged(path);
  }
  for await (const line of readListing(folder, 'files')) {
    const { sha256 } = JSON.parse(line) as { sha256: string };
    const path = join(contentsOf(folder), sha256);
    if ((await sha256Of(path)) !== sha256) throw damaged(path);
  }
  return manifest;
}

export async function sha256Of(path: string): Promise<string> {
  return (await hashOf('sha256', path)).toString('hex');
}

export async function hashOf(algorithm: 'sha256' | 'md5', path: string): Promise<Buffer> {
  const hash = createHash(algorithm);
  await pipeline(createReadStream(path), hash);
  return hash.digest();
}

function damaged(path: string): Error {
  return new Error(`${path} is not as it was written.`);
}
