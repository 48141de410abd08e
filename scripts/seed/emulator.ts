import { localEnv } from '../local-env.ts';
import type { SeedDocument, SeedFile, StoredValue } from './document.ts';
import { inParallel } from './in-parallel.ts';

export type Account = {
  localId: string;
  email: string;
  password: string;
  displayName?: string;
};

/** What seeding needs of the Firebase emulators. */
export type Emulator = {
  /** Removes all accounts and documents; files stay until they are overwritten. */
  wipe: () => Promise<void>;
  createAccount: (account: Account) => Promise<void>;
  /** Creates or replaces; not atomic beyond 500 documents. */
  store: (documents: SeedDocument[]) => Promise<void>;
  upload: (files: SeedFile[]) => Promise<void>;
  /** The download address of a file, stored already or not yet. */
  urlOf: (path: string) => string;
};

/** Firestore's limit of one commit. */
const mostWrites = 500;

/** The same for every file, so that addresses survive the next seeding. */
const downloadToken = '5eed0000-0000-4000-8000-000000000001';

/** The emulators take this for an administrator, whom no rule judges. */
const owner = { authorization: 'Bearer owner' };
const ownerJson = { ...owner, 'content-type': 'application/json' };

/** Throws unless everything it would write to is a demo project on this machine. */
export function localEmulator(env: Record<string, string | undefined> = process.env): Emulator {
  const settings = { ...localEnv, ...env };
  const project = settings.FIREBASE_PROJECT_ID;
  const bucket = settings.VITE_FIREBASE_STORAGE_BUCKET;
  if (!project.startsWith('demo-') || !bucket.startsWith('demo-')) {
    throw new Error(`Only a demo-* project is seeded, not ${project} (${bucket}).`);
  }
  const auth = loopback(settings.FIREBASE_AUTH_EMULATOR_HOST);
  const firestore = loopback(settings.FIRESTORE_EMULATOR_HOST);
  const storage = loopback(settings.FIREBASE_STORAGE_EMULATOR_HOST);
  const database = `projects/${project}/databases/(default)/documents`;

  const commit = (documents: SeedDocument[]) => {
    const writes = documents.map(({ path, data }) => ({
      update: { name: `${database}/${path}`, fields: encodeFields(data) },
    }));
    return send(
      'POST',
      `${firestore}/v1/${database}:commit`,
      ownerJson,
      JSON.stringify({ writes }),
    );
  };

  const uploadFile = (file: SeedFile) => {
    const metadata = {
      name: file.path,
      contentType: file.contentType,
      contentDisposition: file.contentDisposition,
      cacheControl: 'public, max-age=31536000, immutable',
      metadata: { firebaseStorageDownloadTokens: downloadToken },
    };
    const boundary = 'seed-boundary';
    const body = Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(metadata)}`,
      ),
      Buffer.from(`\r\n--${boundary}\r\nContent-Type: ${file.contentType}\r\n\r\n`),
      file.bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const url = `${storage}/upload/storage/v1/b/${bucket}/o?uploadType=multipart&name=${encodeURIComponent(file.path)}`;
    return send(
      'POST',
      url,
      { ...owner, 'content-type': `multipart/related; boundary=${boundary}` },
      body,
    );
  };

  return {
    async wipe() {
      await Promise.all([
        send('DELETE', `${firestore}/emulator/v1/${database}`, owner),
        send('DELETE', `${auth}/emulator/v1/projects/${project}/accounts`, owner),
      ]);
    },
    createAccount: (account) =>
      send(
        'POST',
        `${auth}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`,
        ownerJson,
        JSON.stringify({ ...account, emailVerified: true }),
      ),
    async store(documents) {
      const batches: SeedDocument[][] = [];
      for (let at = 0; at < documents.length; at += mostWrites) {
        batches.push(documents.slice(at, at + mostWrites));
      }
      await inParallel(4, batches, commit);
    },
    async upload(files) {
      await inParallel(8, files, uploadFile);
    },
    urlOf: (path) =>
      `${storage}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media&token=${downloadToken}`,
  };
}

function loopback(host: string): string {
  if (!/^(127\.0\.0\.1|localhost|\[::1\]):\d+$/.test(host)) {
    throw new Error(`Only emulators on this machine are seeded, not ${host}.`);
  }
  return `http://${host}`;
}

async function send(
  method: string,
  url: string,
  headers: Record<string, string>,
  body?: BodyInit,
): Promise<void> {
  const answer = await fetch(url, { method, headers, body });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  // An unread answer would keep its connection busy.
  await answer.arrayBuffer();
}

function encodeFields(data: Record<string, StoredValue>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([field, value]) => [field, encode(value)]));
}

/** A value in the form of Firestore's REST interface. */
function encode(value: StoredValue): unknown {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  switch (typeof value) {
    case 'string':
      return { stringValue: value };
    case 'boolean':
      return { booleanValue: value };
    case 'number':
      return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
    default:
      return { mapValue: { fields: encodeFields(value) } };
  }
}
