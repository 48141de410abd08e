/** A request on legal hold can't be erased. */

import type { Author } from '../account/author.ts';
import { storedDate, storedMap, storedText } from '../stored-value.ts';
import { type Parsed, settle } from '../text/form-checks.ts';
import { singleLine } from '../text/plain-text.ts';
import { checkStoredText } from '../text/stored-length.ts';

export type LegalHold = { why: string; by: Author; at: Date };

/** Longest reason in characters, as firestore.rules have it. */
export const longestHoldReason = 200;

/** Any map counts: a hold of unknown shape still protects. */
export function legalHoldFrom(stored: unknown): LegalHold | null {
  const hold = storedMap(stored);
  if (!hold) return null;
  const { uid, name } = storedMap(hold.by) ?? {};
  return {
    why: storedText(hold.why),
    by: { uid: storedText(uid), name: storedText(name) },
    at: storedDate(hold.at) ?? new Date(0),
  };
}

/** The reason as it will be stored, or the error in it. */
export function parseHoldReason(input: unknown): Parsed<string> {
  const why = singleLine(input);
  return settle(why, [
    checkStoredText(
      'why',
      'Reason',
      why,
      longestHoldReason,
      'Please say why, for example the case it belongs to',
    ),
  ]);
}
