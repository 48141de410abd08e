import type { Author } from '#domain/account/author.ts';
import type { MessageId } from '#domain/messages/message-kinds.ts';
import {
  areOriginal,
  type MessageTemplate,
  storedWords,
  templateFrom,
} from '#domain/messages/message-template.ts';
import type { Words } from '#domain/messages/original-words.ts';
import { collectionAt } from '../firebase/database.ts';
import { withDates } from '../firebase/dates.ts';
import { doc, getDocs, serverTimestamp } from '../firebase/firestore.ts';
import { transact } from '../firebase/transact.ts';
import { changedFields, deleteLogged, logChange } from '../trail/log-change.ts';
import { isToStore } from '../trail/save-record.ts';

const templates = () => collectionAt('templates');

export async function listTemplates(): Promise<MessageTemplate[]> {
  const { docs } = await getDocs(templates());
  return docs.flatMap((stored) => templateFrom(stored.id, withDates(stored.data())) ?? []);
}

/**
 * Stores the words of a message if those in the database still equal `base`, the words as last read; else throws
 * 'changed' with the words that are stored. A message with its original words has no document.
 */
export async function saveTemplate(
  id: MessageId,
  words: Words,
  base: Words,
  by: Author,
): Promise<void> {
  const reference = doc(templates(), id);
  await transact(async (transaction) => {
    const stored = await transaction.get(reference);
    const template = stored.exists() ? templateFrom(id, withDates(stored.data())) : null;
    const before = storedWords(id, template);
    if (!isToStore(before, words, base)) return;
    if (areOriginal(id, words)) return deleteLogged(transaction, stored, '', by);
    const fields = changedFields(stored.data(), { ...words, by });
    transaction.set(reference, {
      ...words,
      by,
      updatedAt: serverTimestamp(),
      ...logChange(transaction, reference, { kind: 'template', fields }, by),
    });
  });
}
