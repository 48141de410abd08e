/**
 * A backup on disk: documents.ndjson, files.ndjson, the files' contents in contents/ (each named by the SHA-256 of its
 * clear text), all of them sealed with the passphrase (sealing.ts), and manifest.json, which says nothing about anyone.
 * The manifest is written last: without it the backup is incomplete.
 */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isSeal, type Key, openSeal, type Seal, sealing, unsealed } from './sealing.ts';

export type Listing = 'documents' | 'files';

/** lines is the number of entries; sha256 that of the whole listing. */
type Sum = { lines: number; sha256: string };

export type Manifest = {
  format: 1;
  /** The moment of the copied documents, by the database's clock. */
  readTime: string;
  documentsOf: string;
  /** The prefix of the bucket's file addresses. */
  downloads: string;
  documents: Sum;
  files: Sum;
  /** How to get the key from the passphrase; absent when the files are in clear text. */
  seal?: Seal;
};

const manifestOf = (folder: string) => join(folder, 'manifest.json');

/** A damaged manifest, such as one that a full disk cut off, gives null. Throws when there is none. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await readFile(manifestOf(folder), 'utf8');
  try {
    const manifest = JSON.parse(text) as Manifest;
    const { format, readTime, documentsOf, downloads, documents, files, seal } = manifest;
    const texts = [readTime, documentsOf, downloads, documents.sha256, files.sha256];
    const isWhole =
      texts.every((each) => typeof each === 'string') && !Number.isNaN(Date.parse(readTime));
    return format === 1 && isWhole && (!seal || isSeal(seal)) ? manifest : null;
  } catch {
    // Harmless: the caller says that it is damaged.
    return null;
  }
}

const listingOf = (folder: string, listing: Listing) => join(folder, `${listing}.ndjson`);
export const contentsOf = (folder: string) => join(folder, 'contents');

/** Readable by the owner only: it holds patients' words. Throws unless it is empty. */
export async function createFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`);
  await mkdir(contentsOf(folder), { mode: 0o700 });
}

export async function writeListing(
  folder: string,
  listing: Listing,
  entries: AsyncIterable<object> | object[],
  key: Key,
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
  await pipeline(
    asLines(),
    sealing(key),
    createWriteStream(listingOf(folder, listing), { mode: 0o600 }),
  );
  return { lines, sha256: hash.digest('hex') };
}

/** The entries as written, each still JSON. */
export async function* readListing(
  folder: string,
  listing: Listing,
  key: Key,
): AsyncGenerator<string> {
  // Not readline, which also splits at U+2028, a legal character in JSON.
  let rest = '';
  const text = (await unsealed(listingOf(folder, listing), key)).setEncoding('utf8');
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(manifestOf(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
}

/** Throws unless the backup is complete and unchanged. passphrase: asked for if it is sealed. Returns the key, too. */
export async function verifiedManifest(
  folder: string,
  passphrase: () => Promise<string>,
): Promise<{ manifest: Manifest; key: Key }> {
  const manifest = await readManifest(folder).catch(() => {
    throw new Error(`${folder} is no complete backup: it has no manifest.json.`);
  });
  if (!manifest) {
    throw new Error(`${manifestOf(folder)} is damaged, or has a format that is not known here.`);
  }
  const key = manifest.seal ? openSeal(manifest.seal, await passphrase()) : null;
  for (const listing of ['documents', 'files'] as const) {
    await verify(listingOf(folder, listing), manifest[listing].sha256, key);
  }
  for await (const line of readListing(folder, 'files', key)) {
    const { sha256 } = JSON.parse(line) as { sha256: string };
    await verify(join(contentsOf(folder), sha256), sha256, key);
  }
  return { manifest, key };
}

async function verify(path: string, sha256: string, key: Key): Promise<void> {
  const hash = createHash('sha256');
  try {
    await pipeline(await unsealed(path, key), hash);
  } catch (cause) {
    throw new Error(`${path} is not as it was written.`, { cause });
  }
  if (hash.digest('hex') !== sha256) throw new Error(`${path} is not as it was written.`);
}
