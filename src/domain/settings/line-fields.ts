/** Fields with an entry on each line. */

import { formTexts } from '#words/form-texts.ts';
import type { FormError } from '../text/form-checks.ts';
import { invalid } from '../text/form-checks.ts';
import { isLink } from './settings-tab.ts';

/** Together they stay below what firestore.rules allow. */
const mostTexts = 20;
const longestText = 100;
const mostLinks = 10;
const longestLink = 190;

export function checkTexts(field: string, lines: readonly string[]): FormError | null {
  if (lines.length > mostTexts) return invalid(field, `At most ${mostTexts} lines`);
  const long = lines.some((line) => line.length > longestText);
  return long ? invalid(field, formTexts.tooLong('A line', longestText)) : null;
}

export function checkLinks(field: string, lines: readonly string[]): FormError | null {
  if (lines.length > mostLinks) return invalid(field, `At most ${mostLinks} lines`);
  if (!lines.every(isLink)) {
    return invalid(field, 'Enter a whole web address that begins with https:// on each line');
  }
  const long = lines.some((line) => line.length > longestLink);
  return long ? invalid(field, formTexts.tooLong('An address', longestLink)) : null;
}
