import type { Clinic } from '../clinic/clinic.ts';
import type { FormError } from '../text/form-checks.ts';
import { parsedUrl } from '../text/parsed-url.ts';
import { singleLine } from '../text/plain-text.ts';

export type Fields = Record<string, string>;

/** A part of the clinic's facts, with its form. */
export type SettingsTab<Texts extends Fields> = {
  fieldsOf(clinic: Clinic): Texts;
  /** What visitors see of the typed texts, checked or not. */
  factsOf(fields: Texts): Partial<Clinic>;
  /** today: 'YYYY-MM-DD' */
  check(fields: Texts, today: string): (FormError | null)[];
  /** Longest texts, in characters. */
  limits: Readonly<Record<string, number>>;
  /** The label of each field, and what a conflict says about it. */
  words: { [Field in keyof Texts]: readonly [label: string, shown?: (text: string) => string] };
};

/** A phone begins a line with a capital. */
export const typedLink = (value: unknown) => singleLine(value).replace(/^https:/i, 'https:');

/** As firestore.rules have it. */
export function isLink(text: string): boolean {
  return /^https:\/\/[^\s"<>]+$/.test(text) && parsedUrl(text) !== null;
}
