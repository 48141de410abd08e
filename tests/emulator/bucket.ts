import { getStorage } from 'firebase-admin/storage';
import { firebaseProject } from '../../scripts/local/firebase-project.ts';
import { localEnv } from '../../scripts/local/local-env.ts';

const bucket = getStorage(firebaseProject(localEnv).app).bucket();

/** The names of the stored files with this prefix. */
export async function filesIn(prefix: string): Promise<string[]> {
  const [files] = await bucket.getFiles({ prefix });
  return files.map(({ name }) => name).sort();
}

export async function removeFile(name: string): Promise<void> {
  await bucket.file(name).delete({ ignoreNotFound: true });
}

/** Stores a file as an older version did, which the rules refuse now. */
export async function storeFile(name: string, bytes: string, contentType: string): Promise<void> {
  await bucket.file(name).save(bytes, { resumable: false, metadata: { contentType } });
}
