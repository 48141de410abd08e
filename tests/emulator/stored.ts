import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { firebaseProject } from '../../scripts/local/firebase-project.ts';
import { localEnv } from '../../scripts/local/local-env.ts';
import { localEmulator } from '../../scripts/seed/emulator.ts';
import { dropHistory } from '../drop-history.ts';

type Stored = { id: string } & Record<string, unknown>;

const local = localEmulator();

export const emulator = {
  ...local,
  async wipe() {
    await dropHistory();
    await local.wipe();
  },
};

export const firestore = getFirestore(firebaseProject(localEnv).app);

/** Every stored document of a collection, with times as Date. */
export async function storedIn(collection: string): Promise<Stored[]> {
  const { docs } = await firestore.collection(collection).get();
  return docs.map((document) => ({ ...withDates(document.data()), id: document.id }));
}

/** One stored document, with times as Date. */
export async function storedAt(path: string): Promise<Record<string, unknown>> {
  return withDates((await firestore.doc(path).get()).data() ?? {});
}

function withDates(data: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plain(value)]));
}

function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(plain);
  return value && typeof value === 'object' ? withDates(value) : value;
}
