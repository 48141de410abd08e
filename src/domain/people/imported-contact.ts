/** The correction of a patient whom an import brought: name, phones and emails as a form holds them. */

import { formTexts } from '#words/form-texts.ts';
import {
  checkEmail,
  checkOfficePhone,
  type FormError,
  fieldsOf,
  limits,
  type Parsed,
  settle,
} from '../text/form-checks.ts';
import { parseOfficePhone } from '../text/parse-phone.ts';
import { cleanEmail, cleanLine } from '../text/plain-text.ts';
import { checkStoredText } from '../text/stored-length.ts';
import { mostContacts } from './patient-rows.ts';
import { type ImportedContact, isEmailKey } from './person.ts';

/** As typed: several phones or emails with commas between them. */
export type ContactTexts = { name: string; phones: string; emails: string };

export function contactTexts({ name, keys }: ImportedContact): ContactTexts {
  const emails = keys.filter(isEmailKey);
  const phones = keys.filter((key) => !isEmailKey(key));
  return { name, phones: phones.join(', '), emails: emails.join(', ') };
}

/** Of stored texts, unchecked. */
export function contactOf({ name, phones, emails }: ContactTexts): ImportedContact {
  return { name, keys: [phones, emails].flatMap((keys) => keys.split(', ')).filter(Boolean) };
}

/** Phones and emails may be missing: an old system has patients without. */
export function parseImportedContact(input: unknown): Parsed<ImportedContact> {
  const fields = fieldsOf(input);
  const name = cleanLine(fields.name);
  const phones = partsIn(fields.phones);
  const emails = partsIn(fields.emails).map(cleanEmail);
  const keys = [...new Set([...phones.map((phone) => parseOfficePhone(phone) ?? ''), ...emails])];
  const tooMany = `A person has ${mostContacts} phones and emails at most`;
  return settle({ name, keys }, [
    checkStoredText('name', 'Name', name, limits.name, formTexts.nameRequired),
    firstOf(phones, (phone) => checkOfficePhone(phone, 'phones')),
    firstOf(emails, checkEmail, 'emails') ??
      (keys.length > mostContacts ? { field: 'emails', code: 'too_long', message: tooMany } : null),
  ]);
}

const partsIn = (value: unknown) => cleanLine(value).split(/[,;]/).map(cleanLine).filter(Boolean);

/** The first error, with the part that has it where there are several. */
function firstOf(
  parts: readonly string[],
  check: (part: string) => FormError | null,
  field?: string,
): FormError | null {
  for (const part of parts) {
    const error = check(part);
    if (!error) continue;
    const message = parts.length > 1 ? `${error.message}: ${part}` : error.message;
    return { ...error, message, ...(field && { field }) };
  }
  return null;
}
