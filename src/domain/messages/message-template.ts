/** The words of a message as staff have changed them. Stored in the collection `templates`, by the message's id. */

import type { Author } from '../account/author.ts';
import { storedAuthor } from '../account/author.ts';
import type { Clinic } from '../clinic/clinic.ts';
import { hasFields } from '../same-fields.ts';
import { storedDate, storedText } from '../stored-value.ts';
import { areGood } from './check-words.ts';
import {
  kindOfMessage,
  languageOfMessage,
  type MessageId,
  messageIdFrom,
} from './message-kinds.ts';
import { originalWords, type Words } from './original-words.ts';

export type MessageTemplate = Words & { id: MessageId; updatedAt: Date | null; by: Author | null };

/** null for a message that no longer exists. */
export function templateFrom(
  name: string,
  stored: Record<string, unknown>,
): MessageTemplate | null {
  const id = messageIdFrom(name);
  return (
    id && {
      id,
      subject: storedText(stored.subject),
      body: storedText(stored.body),
      updatedAt: storedDate(stored.updatedAt),
      by: storedAuthor(stored.by),
    }
  );
}

export function originalWordsOf(id: MessageId): Words {
  return originalWords[languageOfMessage(id)][kindOfMessage(id)];
}

/** The stored words, good or not; the original ones without any. */
export function storedWords(id: MessageId, template: MessageTemplate | null): Words {
  if (!template) return originalWordsOf(id);
  const { subject, body } = template;
  return { subject, body };
}

/** The words that go out: the original ones in place of words that fail a check. */
export function wordsInUse(id: MessageId, template: MessageTemplate | null, clinic: Clinic): Words {
  const words = storedWords(id, template);
  return areGood(id, words, clinic) ? words : originalWordsOf(id);
}

export function areOriginal(id: MessageId, words: Words): boolean {
  return hasFields<Words>(originalWordsOf(id), words);
}
