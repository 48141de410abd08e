/** Whether words can go out. The same checks on the screen and in the function that sends. */

import type { Clinic } from '../clinic/clinic.ts';
import { type FormError, invalid, type Parsed, settle } from '../text/form-checks.ts';
import { mailtoHref } from '../text/mailto.ts';
import { multiLine, singleLine } from '../text/plain-text.ts';
import { checkStoredText } from '../text/stored-length.ts';
import { draftValues } from './draft-values.ts';
import { healthWordIn } from './health-words.ts';
import { type Channel, languageOfMessage, type MessageId, messageOf } from './message-kinds.ts';
import type { Words } from './original-words.ts';
import {
  fillIn,
  hasLooseBrace,
  namesIn,
  type Placeholder,
  subjectPlaceholders,
} from './placeholders.ts';

/** Longest words, in characters. firestore.rules holds them, too. */
export const subjectLimit = 120;
export const bodyLimits: Record<Channel, number> = { mail: 4000, draft: 1800, text: 480 };

/** Mail programs cut off a longer link, and a draft is a link. */
const draftLinkLimit = 2000;

const purposes: Partial<Record<Placeholder, string>> = {
  when: 'so that the patient knows the time',
  link: 'so that the patient can confirm',
  'guide link': 'so that they can open the guide',
  'review link': 'so that they know where to write',
};

/** The typed words as they will be stored, or what has to change. */
export function parseWords(
  id: MessageId,
  input: { subject?: unknown; body?: unknown },
  clinic: Clinic,
): Parsed<Words> {
  const words = {
    subject: messageOf(id).channel === 'text' ? '' : inOurBraces(singleLine(input.subject)),
    body: inOurBraces(multiLine(input.body)),
  };
  return settle(words, [checkSubject(id, words.subject), checkBody(id, words, clinic)]);
}

/** '{{First_Name}}', as other programs have it. */
const inOurBraces = (text: string) =>
  text.replace(
    /\{+[ \t]*([^{}\n]*?)[ \t]*\}+/g,
    (_, name: string) => `{${name.toLowerCase().replaceAll('_', ' ')}}`,
  );

/** Whether stored words may go out. */
export function areGood(id: MessageId, words: Words, clinic: Clinic): boolean {
  return !checkSubject(id, words.subject) && !checkBody(id, words, clinic);
}

function checkSubject(id: MessageId, subject: string): FormError | null {
  const { channel, placeholders } = messageOf(id);
  if (channel === 'text') return null;
  const known = placeholders.filter((name) => subjectPlaceholders.some((each) => each === name));
  const health = healthWordIn(subject);
  return (
    checkStoredText('subject', 'Subject', subject, subjectLimit, 'Please write a subject') ??
    (/[\r\n]/.test(subject) ? invalid('subject', 'The subject has to be one line.') : null) ??
    checkBraces('subject', subject, known, placeholders) ??
    (health === null
      ? null
      : invalid(
          'subject',
          `“${health}” can be read on a locked phone. Please leave it out of the subject.`,
        ))
  );
}

function checkBody(id: MessageId, words: Words, clinic: Clinic): FormError | null {
  const { body } = words;
  const { channel, placeholders, required } = messageOf(id);
  const missing = required.find((name) => !namesIn(body).includes(name));
  // A text that asks for a review is read by others, too, who need not know what the visit was for.
  const health = required.includes('review link') ? healthWordIn(body) : null;
  return (
    checkStoredText(
      'body',
      'Message',
      body,
      bodyLimits[channel],
      'Please write the words of the message',
    ) ??
    checkBraces('body', body, placeholders, placeholders) ??
    (missing === undefined
      ? null
      : invalid(
          'body',
          `Keep {${missing}}, ${purposes[missing] ?? 'which this message needs'}.`,
        )) ??
    (health === null
      ? null
      : invalid('body', `“${health}” says something about health. Please leave it out.`)) ??
    (channel === 'draft' ? checkDraft(id, words, clinic) : null)
  );
}

/** allowed: here. known: anywhere in the message. */
function checkBraces(
  field: string,
  text: string,
  allowed: readonly Placeholder[],
  known: readonly Placeholder[],
): FormError | null {
  if (hasLooseBrace(text)) {
    return invalid(field, 'Missing { or }. Please add or delete one.');
  }
  const wrong = namesIn(text).find((name) => !allowed.some((each) => each === name));
  if (wrong === undefined) return null;
  const list = allowed.map((name) => `{${name}}`).join(', ');
  if (known.some((name) => name === wrong)) {
    const instead = list && ` Use ${list} there.`;
    return invalid(field, `{${wrong}} can’t stand in a subject.${instead}`);
  }
  const instead = list ? `Use one of ${list}.` : 'Please leave it out.';
  return invalid(field, `There is no {${wrong}}. ${instead}`);
}

/** Filled in with the first name that takes the most room in a link. */
function checkDraft(id: MessageId, { subject, body }: Words, clinic: Clinic): FormError | null {
  const values = draftValues({ name: '字'.repeat(30) }, clinic, languageOfMessage(id));
  const draft = { subject, body: fillIn(body, values) };
  const over = (mailtoHref('maria.olsen@example.com', draft)?.length ?? 0) - draftLinkLimit;
  if (over <= 0) return null;
  return invalid(
    'body',
    `Email programs would cut this draft off. Please leave out about ${Math.ceil(over / 10) * 10} characters.`,
  );
}
