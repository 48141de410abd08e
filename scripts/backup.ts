import { documentsOf, lookAt, readDocuments } from './backup/documents.ts';
import { bucketOf, downloadFiles, downloadsOf } from './backup/files.ts';
import {
  contentsOf,
  createFolder,
  type Manifest,
  writeListing,
  writeManifest,
} from './backup/folder.ts';
import { keepBackups } from './backup/kept-backups.ts';
import { askPassphrase } from './backup/passphrase.ts';
import { newSeal } from './backup/sealing.ts';
import { type Environment, firebaseProject } from './local/firebase-project.ts';
import { countOf, optionsAndWords, runCommand } from './local/run-command.ts';

/**
 * Copies Firestore, at one moment, and Storage into a new folder. Files are listed after that moment, so that
 * every file named in a document is included. passphrase: encrypts all of it; null writes clear text.
 */
export async function backup(
  folder: string,
  env: Environment,
  passphrase: string | null,
): Promise<Manifest> {
  const project = firebaseProject(env);
  const bucket = bucketOf(project);

  const { seal, key } = passphrase === null ? { key: null } : newSeal(passphrase);
  await createFolder(folder);
  const { readTime } = await lookAt(project);
  const manifest: Manifest = {
    format: 1,
    readTime,
    documentsOf: documentsOf(project),
    downloads: downloadsOf(project),
    documents: await writeListing(folder, 'documents', readDocuments(project, readTime), key),
    files: await writeListing(
      folder,
      'files',
      await downloadFiles(bucket, contentsOf(folder), key),
      key,
    ),
    ...(seal && { seal }),
  };
  await writeManifest(folder, manifest);
  return manifest;
}

// npm run backup -- FOLDER [--plain] [--keep N]
if (process.argv[1] === import.meta.filename) {
  await runCommand(async () => {
    const { values, positionals } = optionsAndWords({
      plain: { type: 'boolean', default: false },
      keep: { type: 'string' },
    });
    const [folder] = positionals;
    if (!folder) throw new Error('Usage: npm run backup -- FOLDER [--plain] [--keep N]');
    const keep = values.keep === undefined ? null : countOf('--keep', values.keep);
    const passphrase = values.plain ? null : await askPassphrase(process.env, { twice: true });
    const take = (into: string) => backup(into, process.env, passphrase);
    const { documents, files, readTime } =
      keep === null ? await take(folder) : await keepBackups(folder, keep, new Date(), take);
    console.log(
      `${documents.lines} documents as of ${readTime} and ${files.lines} files are in ${folder}, ${
        values.plain ? 'in clear text: keep it where nobody else can read it' : 'encrypted'
      }.`,
    );
  });
}
