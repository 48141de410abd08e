/** The words of a message as staff have changed them. Stored in the collection `templates`, by the message's kind. */

import type { Author } from '../account/author.ts';
import { storedAuthor } from '../account/author.ts';
import type { Clinic } from '../clinic/clinic.ts';
import { hasFields } from '../same-fields.ts';
import { storedDate, storedText } from '../stored-value.ts';
import { areGood } from './check-words.ts';
import { kindFrom } from './message-kinds.ts';
import { type MessageKind, originalWords, type Words } from './original-words.ts';

export type MessageTemplate = Words & {
  kind: MessageKind;
  updatedAt: Date | null;
  by: Author | null;
};

/** null for a kind that no longer exists. */
export function templateFrom(id: string, stored: Record<string, unknown>): MessageTemplate | null {
  const kind = kindFrom(id);
  return (
    kind && {
      kind,
      subject: storedText(stored.subject),
      body: storedText(stored.body),
      updatedAt: storedDate(stored.updatedAt),
      by: storedAuthor(stored.by),
    }
  );
}

/** The stored words, good or not; the original ones without any. */
export function storedWords(kind: MessageKind, template: MessageTemplate | null): Words {
  if (!template) return originalWords[kind];
  const { subject, body } = template;
  return { subject, body };
}

/** The words that go out: the original ones in place of words that fail a check. */
export function wordsInUse(
  kind: MessageKind,
  template: MessageTemplate | null,
  clinic: Clinic,
): Words {
  const words = storedWords(kind, template);
  return areGood(kind, words, clinic) ? words : originalWords[kind];
}

export function areOriginal(kind: MessageKind, words: Words): boolean {
  return hasFields<Words>(originalWords[kind], words);
}
