import { existsSync } from 'node:fs';
import { documentsOf, lookAt, readDocuments } from './backup/documents.ts';
import { bucketOf, downloadFiles, downloadsOf } from './backup/files.ts';
import {
  contentsOf,
  createFolder,
  type Manifest,
  writeListing,
  writeManifest,
} from './backup/folder.ts';
import { type Environment, firebaseProject } from './local/firebase-project.ts';

/**
 * Copies Firestore, at one moment, and Storage into a new folder. Files are listed after that moment, so that
 * every file named in a document is included.
 */
export async function backup(folder: string, env: Environment): Promise<Manifest> {
  const project = firebaseProject(env);
  const bucket = bucketOf(project);

  await createFolder(folder);
  const { readTime } = await lookAt(project);
  const manifest: Manifest = {
    format: 1,
    readTime,
    documentsOf: documentsOf(project),
    downloads: downloadsOf(project),
    documents: await writeListing(folder, 'documents', readDocuments(project, readTime)),
    files: await writeListing(folder, 'files', await downloadFiles(bucket, contentsOf(folder))),
  };
  await writeManifest(folder, manifest);
  return manifest;
}

// npm run backup -- FOLDER
if (process.argv[1] === import.meta.filename) {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const folder = process.argv[2];
  try {
    if (!folder) throw new Error('Usage: npm run backup -- FOLDER');
    const { documents, files, readTime } = await backup(folder, process.env);
    console.log(
      `${documents.lines} documents as of ${readTime} and ${files.lines} files are in ${folder}.`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
