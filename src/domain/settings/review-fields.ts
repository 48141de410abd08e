/** The form of a review, and its checks. */

import type { Review } from '../clinic/review.ts';
import { checkGiven, type FormError, invalid, type Parsed, settle } from '../text/form-checks.ts';
import { multiLine, singleLine } from '../text/plain-text.ts';
import { checkStored, checkStoredText } from '../text/stored-length.ts';
import { isDate } from '../time/typed-time.ts';
import { isLink, typedLink } from './settings-tab.ts';

export type ReviewFields = Pick<
  Review,
  'text' | 'name' | 'source' | 'sourceUrl' | 'reviewedOn' | 'permittedOn'
>;

/** A yes belongs to words: it doesn't count for others, or for another name. */
export function hasSameWords(
  a: Pick<Review, 'text' | 'name'>,
  b: Pick<Review, 'text' | 'name'>,
): boolean {
  return a.text === b.text && a.name === b.name;
}

/** What a person types, and what follows for the yes: it goes with other words, and comes back with the old ones. */
export function typedChange(
  base: ReviewFields,
  fields: ReviewFields,
  typed: Partial<ReviewFields>,
): Partial<ReviewFields> {
  if (!base.permittedOn || typed.permittedOn !== undefined) return typed;
  const isKept = hasSameWords(base, { ...fields, ...typed });
  if (isKept && fields.permittedOn === '') return { ...typed, permittedOn: base.permittedOn };
  const isOld = fields.permittedOn === base.permittedOn;
  return !isKept && isOld ? { ...typed, permittedOn: '' } : typed;
}

/** Longest texts in characters, as firestore.rules have them. */
export const reviewLimits = { text: 600, name: 60, source: 60, sourceUrl: 900 } as const;

const texts = {
  text: 'Enter the words of the review',
  link: 'Enter a whole web address that begins with https://',
  date: 'Choose a date that isn’t in the future',
  published: 'A review on the website needs this. To leave it blank, withdraw the review first.',
} as const;

/** today: 'YYYY-MM-DD'. A published review has to keep what visitors rely on. */
export function parseReview(
  input: Record<string, unknown>,
  today: string,
  isPublished: boolean,
): Parsed<ReviewFields> {
  const review: ReviewFields = {
    text: multiLine(input.text),
    name: singleLine(input.name),
    source: singleLine(input.source),
    sourceUrl: typedLink(input.sourceUrl),
    reviewedOn: singleLine(input.reviewedOn),
    permittedOn: singleLine(input.permittedOn),
  };
  const needed = (field: keyof ReviewFields) =>
    isPublished ? checkGiven(field, review[field], texts.published) : null;
  const { sourceUrl } = review;
  return settle(review, [
    checkStoredText('text', 'Words', review.text, reviewLimits.text, texts.text),
    needed('name') ?? checkStored('name', 'Name to show', review.name, reviewLimits.name),
    needed('source') ?? checkStored('source', 'Where', review.source, reviewLimits.source),
    needed('sourceUrl') ??
      (sourceUrl === '' || isLink(sourceUrl) ? null : invalid('sourceUrl', texts.link)) ??
      checkStored('sourceUrl', 'Web address', sourceUrl, reviewLimits.sourceUrl),
    needed('reviewedOn') ?? checkDay('reviewedOn', review.reviewedOn, today),
    needed('permittedOn') ?? checkDay('permittedOn', review.permittedOn, today),
  ]);
}

function checkDay(field: string, day: string, today: string): FormError | null {
  return day === '' || (isDate(day) && day <= today) ? null : invalid(field, texts.date);
}
