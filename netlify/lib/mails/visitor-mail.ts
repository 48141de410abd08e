import type { Clinic } from '#domain/clinic/clinic.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { answerKinds, answerValues } from '#domain/messages/answer-values.ts';
import { messageId } from '#domain/messages/message-kinds.ts';
import type { Words } from '#domain/messages/original-words.ts';
import type { Mail } from './mail.ts';
import { mailInWords } from './mail-in-words.ts';

/** What happens next, in the words of answerKinds. No typed text: a mistyped address may be somebody else's. */
export function visitorMail(
  lead: Lead,
  words: Words,
  clinic: Clinic,
  siteOrigin: string,
  now: Date,
): Mail {
  const values = answerValues(lead, clinic, siteOrigin, now, lead.language);
  const id = messageId(answerKinds[lead.type], lead.language);
  const mail = { to: lead.email, key: `${lead.id}.visitor` };
  return mailInWords({ id, words, values }, clinic, siteOrigin, mail);
}
