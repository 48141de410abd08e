import type { Clinic } from '#domain/clinic/clinic.ts';
import { addedWords } from '#domain/messages/added-words.ts';
import type { MessageId } from '#domain/messages/message-kinds.ts';
import type { Words } from '#domain/messages/original-words.ts';
import { fillIn, type Values } from '#domain/messages/placeholders.ts';
import type { Mail } from './mail.ts';

/** A mail to a visitor or patient in the words of a message, whose answer goes to the clinic. */
export function mailInWords(
  { id, words, values }: { id: MessageId; words: Words; values: Values },
  clinic: Clinic,
  siteOrigin: string,
  { to, key }: { to: string; key: string },
): Mail {
  return {
    to: [{ name: '', address: to }],
    replyTo: clinic.email ? { name: clinic.name, address: clinic.email } : null,
    subject: fillIn(words.subject, values),
    text: [fillIn(words.body, values), ...addedWords(id, clinic, siteOrigin)].join('\n\n'),
    key,
    automatic: true,
  };
}
