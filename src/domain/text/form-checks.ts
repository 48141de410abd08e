/** Checks of all forms, of FormData or JSON alike. texts: in the language of who typed; staff read English. */

import { type FormTexts, formTexts } from '#words/form-texts.ts';
import { parseOfficePhone, parsePhone } from './parse-phone.ts';
import { charactersOver } from './plain-text.ts';

/** field is the input's name; the error summary links to it. */
export type FormError = {
  field: string;
  code: 'required' | 'invalid' | 'too_long';
  message: string;
};

export type Parsed<Value> = { ok: true; value: Value } | { ok: false; errors: FormError[] };

/** Longest texts, in characters. */
export const limits = { name: 120, email: 254, phone: 32, injury: 500, message: 2000 } as const;

/** The fields of a form or JSON body; {} for anything that has none. */
export function fieldsOf(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
}

/** A message of one line for each answer; an empty line is left out. */
export function composed(lines: Record<string, string>): string {
  return Object.values(lines)
    .filter((line) => line !== '')
    .join('\n');
}

/** 'yes' or true, 'no' or false; null while unanswered. */
export function yesOrNo(value: unknown): boolean | null {
  if (value === 'yes' || value === true) return true;
  if (value === 'no' || value === false) return false;
  return null;
}

export const invalid = (field: string, message: string): FormError => ({
  field,
  code: 'invalid',
  message,
});

/** The error of a missing text, or null. */
export function checkGiven(field: string, text: string, message: string): FormError | null {
  return text === '' ? { field, code: 'required', message } : null;
}

/** The error of a text longer than the limit (in characters, as people count them), or null. */
export function checkLength(
  field: string,
  label: string,
  text: string,
  limit: number,
  texts: FormTexts = formTexts,
): FormError | null {
  return charactersOver(text, limit)
    ? { field, code: 'too_long', message: texts.tooLong(label, limit) }
    : null;
}

/** None of the characters that separate addresses in a mail header, and of others the letters and digits alone. */
const word = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
/** A part of a domain has letters and digits of any script, no mark before them, and no hyphen at its ends. */
const letter = '[\\p{L}\\p{M}\\p{N}]';
const part = `(?!\\p{M})${letter}(?:[\\p{L}\\p{M}\\p{N}·-]{0,61}${letter})`;

/**
 * Words between dots, 64 characters at most, with no quotation mark before them, @, parts of a domain. No domain ends in
 * one letter or in a part with digits, but for the coded ones ('xn--p1ai'). Refuses encoded words (RFC 2047,
 * '=?utf-8?q?…?='), which a mail server may decode into separators.
 */
const emailShape = new RegExp(
  `^(?!'|.*=\\?)(?=.{1,64}@)${word}(?:\\.${word})*@(?:${part}?\\.)+(?=xn--|\\P{N}+$)${part}$`,
  'u',
);

/** The error in an e-mail address; null for '' and for a valid one. */
export function checkEmail(email: string, texts: FormTexts = formTexts): FormError | null {
  if (email === '') return null;
  if (!emailShape.test(email)) return invalid('email', texts.emailInvalid);
  return checkLength('email', texts.email, email, limits.email, texts);
}

/** The error in a phone number; null for '' and for a valid one. */
export function checkPhone(phone: string, texts: FormTexts = formTexts): FormError | null {
  if (phone === '' || parsePhone(phone)) return null;
  if (!parseOfficePhone(phone)) return checkOfficePhone(phone, 'phone', texts);
  return invalid('phone', texts.phoneExtension);
}

/** The same for a number that may have an extension. */
export function checkOfficePhone(
  phone: string,
  field = 'phone',
  texts: FormTexts = formTexts,
): FormError | null {
  if (phone === '' || parseOfficePhone(phone)) return null;
  return (
    checkLength(field, texts.phone, phone, limits.phone, texts) ??
    invalid(field, texts.phoneInvalid)
  );
}

/** The value if there are no errors, else the errors in the given order. */
export function settle<Value>(value: Value, checks: (FormError | null)[]): Parsed<Value> {
  const errors = checks.filter((error) => error !== null);
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value };
}
