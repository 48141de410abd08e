import { documentsOf, lookAt, type StoredDocument, writeDocuments } from './backup/documents.ts';
import { bucketOf, downloadsOf, hasFiles, type StoredFile, uploadFiles } from './backup/files.ts';
import {
  contentsOf,
  type Listing,
  type Manifest,
  readListing,
  verifiedManifest,
} from './backup/folder.ts';
import { askPassphrase } from './backup/passphrase.ts';
import type { Key } from './backup/sealing.ts';
import { type Environment, firebaseProject } from './local/firebase-project.ts';
import { optionsAndWords, runCommand } from './local/run-command.ts';
import { repair } from './repair.ts';

/**
 * Restores a backup into a project, the same or another one. Throws before it writes anything when the backup is
 * damaged, or when the project holds data already and overwrite is not set. Data outside the backup stays.
 */
export async function restore(
  folder: string,
  env: Environment,
  options: { overwrite: boolean },
  passphrase: () => Promise<string> = () => askPassphrase(env),
): Promise<Manifest & { isErasedAgain: boolean }> {
  const project = firebaseProject(env);
  const bucket = bucketOf(project);

  const { manifest, key } = await verifiedManifest(folder, passphrase);
  const isEmpty = (await lookAt(project)).isEmpty && !(await hasFiles(bucket));
  if (!isEmpty && !options.overwrite) {
    throw new Error(
      `Project ${project.id} is not empty. Add --overwrite to replace what the backup has as well.`,
    );
  }

  // Files first: a document must not refer to a missing file.
  const files = entries(folder, 'files', key, (line) => JSON.parse(line) as StoredFile);
  await uploadFiles(bucket, files, contentsOf(folder), key, options);
  const moved = moving(manifest, {
    documentsOf: documentsOf(project),
    downloads: downloadsOf(project),
  });
  await writeDocuments(project, entries(folder, 'documents', key, moved), options);
  // What was erased stays erased, by the project's list and the backup's. Leads and photos outside it count, too.
  const repaired = await repair(env);
  return { ...manifest, isErasedAgain: repaired.includes('erasures') };
}

async function* entries<Entry>(
  folder: string,
  listing: Listing,
  key: Key,
  read: (line: string) => Entry,
) {
  for await (const line of readListing(folder, listing, key)) yield read(line);
}

type Place = Pick<Manifest, 'documentsOf' | 'downloads'>;

/** Reads a document; rewrites its references and file addresses for the new project. */
function moving(from: Place, to: Place) {
  const move = (key: string, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (key === 'referenceValue') return value.replace(from.documentsOf, () => to.documentsOf);
    if (key === 'stringValue') return value.replaceAll(from.downloads, () => to.downloads);
    return value;
  };
  return (line: string) => JSON.parse(line, move) as StoredDocument;
}

// npm run restore -- FOLDER [--overwrite]
if (process.argv[1] === import.meta.filename) {
  await runCommand(async () => {
    const { values, positionals } = optionsAndWords({
      overwrite: { type: 'boolean', default: false },
    });
    const [folder] = positionals;
    if (!folder) throw new Error('Usage: npm run restore -- FOLDER [--overwrite]');
    const { documents, files, isErasedAgain } = await restore(folder, process.env, values);
    console.log(
      `${documents.lines} documents and ${files.lines} files are in ${process.env.FIREBASE_PROJECT_ID} again.`,
    );
    if (isErasedAgain) console.log('People who were erased after the backup are erased again.');
  });
}
