import type { Clinic } from '#domain/clinic/clinic.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { addedWords } from '#domain/messages/added-words.ts';
import { answerKinds, answerValues } from '#domain/messages/answer-values.ts';
import { messageId } from '#domain/messages/message-kinds.ts';
import type { Words } from '#domain/messages/original-words.ts';
import { fillIn } from '#domain/messages/placeholders.ts';
import type { Mail } from './mail.ts';

/**
 * Tells the sender what happens next, in the words of answerKinds. It repeats no typed text: a mistyped address may
 * belong to someone else.
 */
export function visitorMail(
  lead: Lead,
  words: Words,
  clinic: Clinic,
  siteOrigin: string,
  now: Date,
): Mail {
  const values = answerValues(lead, clinic, siteOrigin, now, lead.language);
  const added = addedWords(messageId(answerKinds[lead.type], lead.language), clinic, siteOrigin);
  return {
    to: [{ name: '', address: lead.email }],
    replyTo: clinic.email ? { name: clinic.name, address: clinic.email } : null,
    subject: fillIn(words.subject, values),
    text: [fillIn(words.body, values), ...added].join('\n\n'),
    key: `${lead.id}.visitor`,
    automatic: true,
  };
}
