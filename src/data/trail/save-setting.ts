import type { Author } from '#domain/account/author.ts';
import {
  type DocumentData,
  type DocumentReference,
  serverTimestamp,
} from '../firebase/firestore.ts';
import { transact } from '../firebase/transact.ts';
import { changedFields, logChange } from './log-change.ts';

/**
 * Stores a small document of the settings, with its entry in the log. What is stored already is not stored again.
 * `check` throws when the stored one must not be replaced.
 */
export async function saveSetting(
  document: DocumentReference,
  setting: DocumentData,
  by: Author,
  check: (stored: DocumentData) => void = () => {},
): Promise<void> {
  await transact(async (transaction) => {
    const stored = await transaction.get(document);
    const fields = changedFields(stored.data(), setting);
    if (fields.length === 0) return;
    check(stored.data() ?? {});
    transaction.set(document, {
      ...setting,
      updatedAt: serverTimestamp(),
      ...logChange(transaction, document, { kind: 'settings', fields }, by),
    });
  });
}
