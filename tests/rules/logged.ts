import {
  type DocumentData,
  doc,
  serverTimestamp,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore';
import type { ContentDeed } from '#domain/trail/trail-entry.ts';
import type { Client } from './environment.ts';

export const signed = ({ uid, name }: Client) => ({ by: { uid, name }, at: serverTimestamp() });

/** As in src/data/trail/log-change.ts. */
const known = ['createdAt', 'uploadedAt', 'updatedAt', 'updatedBy', 'sequence'];

/** The names of the changed fields, without those that the rules know; 'mail.askedAt' is a part of mail. */
export const fieldsOf = (data: DocumentData) =>
  [...new Set(Object.keys(data).map((field) => field.split('.')[0] ?? field))].filter(
    (field) => !known.includes(field),
  );

/** Writes a document of the website. others: further fields that change, as by leaving them out. */
export function writeContent(
  client: Client,
  how: 'set' | 'update',
  path: string,
  data: DocumentData,
  deed: ContentDeed,
  others: DocumentData = {},
  more: More = () => {},
): Promise<void> {
  const change = { kind: 'content', deed, fields: fieldsOf({ ...others, ...data }) };
  return writeLogged(client, how, path, data, change, more);
}

/** An id for a new document. */
export const newId = () => crypto.randomUUID();

type More = (batch: WriteBatch) => void;

/** Sets or updates a document in one commit with the entry of the change, which the client signs. */
export function writeLogged(
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
  batch.set(doc(client.db, path, 'activity', changeId), { ...signed(client), ...change });
  more(batch);
  return batch.commit();
}

/** Deletes a document in one commit with the entry of it. changeId: of the change before. */
export function deleteLogged(
  client: Client,
  path: string,
  name = 'A name',
  changeId = 'first',
  more: More = () => {},
): Promise<void> {
  const batch = writeBatch(client.db);
  batch.delete(doc(client.db, path));
  const entry = { kind: 'deletion', name, ...signed(client) };
  batch.set(doc(client.db, path, 'activity', `${changeId}-deleted`), entry);
  more(batch);
  return batch.commit();
}
