import type { Author } from '#domain/account/author.ts';
import { type DocumentData, serverTimestamp } from '../firebase/firestore.ts';
import { settingAt } from '../firebase/settings.ts';
import { transact } from '../firebase/transact.ts';
import { changedFields, logChange } from './log-change.ts';
import { isToStore } from './save-record.ts';

/** What the screen showed, and how to read the same from the stored document. */
type Seen<Setting> = { seen: Setting; read: (stored: DocumentData) => Setting };

/**
 * Stores a small document of the settings, with its entry in the log. What is stored already is not stored again. Throws
 * 'changed' when a colleague has stored something else since it was seen. shown: not for what is either on or off.
 */
export async function saveSetting<Setting extends object>(
  name: string,
  setting: Setting,
  by: Author,
  shown?: Seen<Setting>,
): Promise<void> {
  const document = settingAt(name);
  await transact(async (transaction) => {
    const stored = await transaction.get(document);
    const fields = changedFields(stored.data(), setting);
    if (fields.length === 0) return;
    if (shown) isToStore(shown.read(stored.data() ?? {}), setting, shown.seen);
    transaction.set(document, {
      ...setting,
      updatedAt: serverTimestamp(),
      ...logChange(transaction, document, { kind: 'settings', fields }, by),
    });
  });
}
