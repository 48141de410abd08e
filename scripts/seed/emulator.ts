import { createHash } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { firebaseProject } from '../local/firebase-project.ts';
import { inParallel } from '../local/in-parallel.ts';
import { emulatorUrls, localEnv, projectId } from '../local/local-env.ts';
import type { SeedDocument, SeedFile } from './document.ts';

export type Account = { uid: string; email: string; password: string; displayName?: string };

type Emulator = {
  /** Deletes all accounts and documents; files stay until they are overwritten. */
  wipe: () => Promise<void>;
  createAccount: (account: Account) => Promise<void>;
  /** Creates or replaces; not atomic. */
  store: (documents: SeedDocument[]) => Promise<void>;
  /** Skips files that are already stored. */
  upload: (files: SeedFile[]) => Promise<void>;
  /** The download address of a file, stored or not. */
  urlOf: (path: string) => string;
};

/** The same for every file, so that addresses survive the next seeding. */
const downloadToken = '5eed0000-0000-4000-8000-000000000001';

const bucketName = localEnv.VITE_FIREBASE_STORAGE_BUCKET;

/** The demo project on this machine; no other can be seeded. */
export function localEmulator(): Emulator {
  const { app } = firebaseProject(localEnv);
  const firestore = getFirestore(app);
  // A function, because most tests upload nothing and need no Storage client.
  const bucket = () => getStorage(app).bucket();

  return {
    async wipe() {
      await Promise.all([
        clear(
          `${emulatorUrls.firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`,
        ),
        clear(`${emulatorUrls.auth}/emulator/v1/projects/${projectId}/accounts`),
      ]);
    },
    async createAccount(account) {
      await getAuth(app).createUser({ ...account, emailVerified: true });
    },
    async store(documents) {
      const writer = firestore.bulkWriter({ throttling: false });
      const writes = documents.map(({ path, data }) => writer.set(firestore.doc(path), data));
      await Promise.all([...writes, writer.close()]);
    },
    async upload(files) {
      const [stored] = await bucket().getFiles();
      const known = new Set(
        stored.map(({ name, metadata: { md5Hash, metadata } }) =>
          [name, md5Hash, metadata?.firebaseStorageDownloadTokens].join(),
        ),
      );
      const missing = files.filter(
        ({ path, bytes }) => !known.has([path, md5Of(bytes), downloadToken].join()),
      );
      await inParallel(8, missing, ({ path, bytes, contentType, contentDisposition }) =>
        bucket()
          .file(path)
          .save(bytes, {
            resumable: false,
            metadata: {
              contentType,
              contentDisposition,
              cacheControl: 'public, max-age=31536000, immutable',
              metadata: { firebaseStorageDownloadTokens: downloadToken },
            },
          }),
      );
    },
    urlOf: (path) =>
      `${emulatorUrls.storage}/v0/b/${bucketName}/o/${encodeURIComponent(path)}?alt=media&token=${downloadToken}`,
  };
}

/** firebase-admin has no such call: only the emulators do. */
async function clear(url: string): Promise<void> {
  const answer = await fetch(url, { method: 'DELETE', headers: { authorization: 'Bearer owner' } });
  if (!answer.ok) throw new Error(`DELETE ${url}: ${answer.status} ${await answer.text()}`);
}

function md5Of(bytes: Uint8Array): string {
  return createHash('md5').update(bytes).digest('base64');
}
