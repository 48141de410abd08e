import type { Author } from '#domain/account/author.ts';
import { hasFields } from '#domain/same-fields.ts';
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  serverTimestamp,
  type Transaction,
} from '../firebase/firestore.ts';
import { transact } from '../firebase/transact.ts';
import { WriteError } from '../firebase/write-errors.ts';
import { deleteLogged } from './log-change.ts';

type Saving<Kept extends object> = {
  read: (stored: DocumentSnapshot) => Kept;
  /** What the person has seen of it; null for a new one. */
  base: Partial<Kept> | null;
  change: Partial<Kept>;
  /** The fields to store, with the `changeId` of their entry in the log. before: null for a new one. */
  write: (
    before: Kept | null,
    transaction: Transaction,
    stored: DocumentSnapshot,
  ) => DocumentData | Promise<DocumentData>;
};

/**
 * Adds or changes a kept document, in one commit with its entry in the log. Throws 'gone' or 'changed' when it isn't any
 * more what the person has seen, or when a new one's id has another record, as in a copy of the tab. A second try stores
 * nothing twice: use the same id for each try. Returns what was stored before; null for a new one.
 */
export async function saveRecord<Kept extends object>(
  reference: DocumentReference,
  { read, base, change, write }: Saving<Kept>,
): Promise<Kept | null> {
  return transact(async (transaction) => {
    const stored = await transaction.get(reference);
    if (!stored.exists() && base) throw new WriteError('gone');
    const before = stored.exists() ? read(stored) : null;
    if (before && !isToStore(before, change, base)) return before;
    const now = serverTimestamp();
    const fields = { ...(await write(before, transaction, stored)), updatedAt: now };
    if (before) transaction.update(reference, fields);
    else transaction.set(reference, { ...fields, createdAt: now });
    return before;
  });
}

/** Deletes a kept document; its log says that `nameOf` is gone. Null when there was none. */
export function deleteRecord(
  reference: DocumentReference,
  by: Author,
  nameOf: (stored: DocumentSnapshot) => string,
): Promise<DocumentSnapshot | null> {
  return transact(async (transaction) => {
    const stored = await transaction.get(reference);
    if (!stored.exists()) return null;
    deleteLogged(transaction, stored, nameOf(stored), by);
    return stored;
  });
}

/** False when an earlier try has stored it and its answer got lost. Throws 'changed' when a colleague was first. */
export function isToStore<Kept extends object>(
  stored: Kept,
  change: Partial<Kept>,
  base: Partial<Kept> | null,
): boolean {
  if (hasFields(stored, change)) return false;
  if (!base || !hasFields(stored, base)) throw new WriteError('changed', stored);
  return true;
}
