import { isDeepStrictEqual } from 'node:util';
import {
  type DocumentData,
  deleteField,
  doc,
  FieldValue,
  serverTimestamp,
  type Timestamp,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import type { ContentDeed } from '#domain/trail/trail-entry.ts';
import { type Client, stored } from './environment.ts';

export const signed = ({ uid, name }: Client) => ({ by: { uid, name }, at: serverTimestamp() });

/** As in src/data/trail/log-change.ts. */
const known = ['changeId', 'createdAt', 'uploadedAt', 'updatedAt', 'updatedBy', 'sequence'];

/** The fields that a write really changes, without those that the rules know. */
async function changedFields(how: 'set' | 'update', path: string, data: DocumentData) {
  const before = await stored(path);
  const after = how === 'set' ? {} : { ...before };
  for (const [field, value] of Object.entries(data)) put(after, field.split('.'), value);
  const names = new Set(
    [...Object.keys(before), ...Object.keys(after)].filter((name) => !known.includes(name)),
  );
  return [...names].filter((name) => !isDeepStrictEqual(plain(before[name]), plain(after[name])));
}

function put(target: DocumentData, [field = '', ...rest]: string[], value: unknown): void {
  if (rest.length > 0) {
    target[field] = { ...target[field] };
    put(target[field], rest, value);
  } else if (value instanceof FieldValue && value.isEqual(deleteField())) delete target[field];
  else target[field] = value;
}

/** Times of any SDK as milliseconds. */
function plain(value: unknown): unknown {
  if (value instanceof FieldValue || typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value.getTime();
  if ('toMillis' in value) return (value as Timestamp).toMillis();
  if (Array.isArray(value)) return value.map(plain);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]));
}

/** Writes a document of the website. */
export function writeContent(
  client: Client,
  how: 'set' | 'update',
  path: string,
  data: DocumentData,
  deed: ContentDeed,
  more: More = () => {},
): Promise<void> {
  return writeLogged(client, how, path, data, { kind: 'content', deed }, more);
}

/** An id for a new document. */
export const newId = () => crypto.randomUUID();

/** Further writes of the commit, whose entry has this id. */
type More = (batch: WriteBatch, changeId: string) => void;

const namesFields = ['content', 'settings', 'template', 'visit_change'];

/**
 * Sets or updates a document in one commit with the entry of the change, which the client signs. The entry names the
 * changed fields, unless `change` names others.
 */
export async function writeLogged(
  client: Client,
  how: 'set' | 'update',
  path: string,
  data: DocumentData,
  change: DocumentData,
  more: More = () => {},
): Promise<void> {
  const batch = writeBatch(client.db);
  const changeId = crypto.randomUUID();
  const fields = { ...data, changeId };
  if (how === 'set') batch.set(doc(client.db, path), fields);
  else batch.update(doc(client.db, path), fields);
  const told = namesFields.includes(change.kind) && {
    fields: await changedFields(how, path, data),
  };
  batch.set(doc(client.db, path, 'activity', changeId), { ...signed(client), ...told, ...change });
  more(batch, changeId);
  return batch.commit();
}

/** Deletes a document in one commit with the entry of it. changeId: of the change before. */
export function deleteLogged(
  client: Client,
  path: string,
  name = 'A name',
  changeId = 'first',
  more: (batch: WriteBatch) => void = () => {},
): Promise<void> {
  const batch = writeBatch(client.db);
  batch.delete(doc(client.db, path));
  const entry = { kind: 'deletion', name, ...signed(client) };
  batch.set(doc(client.db, path, 'activity', `${changeId}-deleted`), entry);
  more(batch);
  return batch.commit();
}
