import type { Author } from '#domain/leads/lead-activity.ts';
import {
  type DocumentData,
  type DocumentReference,
  serverTimestamp,
} from '../firebase/firestore.ts';
import { transact } from '../firebase/transact.ts';
import { changedFields, logChange } from './log-change.ts';

/** Stores a small document of the settings, with its entry in the log. What is stored already is not stored again. */
export async function saveSetting(
  document: DocumentReference,
  setting: DocumentData,
  by: Author,
): Promise<void> {
  await transact(async (transaction) => {
    const stored = await transaction.get(document);
    const fields = changedFields(stored.data(), setting);
    if (fields.length === 0) return;
    transaction.set(document, {
      ...setting,
      updatedAt: serverTimestamp(),
      ...logChange(transaction, document, { kind: 'settings', fields }, by),
    });
  });
}
