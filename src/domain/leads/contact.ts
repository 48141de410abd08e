import { formTexts } from '#words/form-texts.ts';
import {
  checkEmail,
  checkGiven,
  checkOfficePhone,
  fieldsOf,
  limits,
  type Parsed,
  settle,
} from '../text/form-checks.ts';
import { parseOfficePhone } from '../text/parse-phone.ts';
import { cleanEmail, cleanLine } from '../text/plain-text.ts';
import { checkStoredText } from '../text/stored-length.ts';

/** The fields of a request that staff may correct. */
export type Contact = {
  name: string;
  /** Lower case, or ''. */
  email: string;
  /** '(801) 555-0100', perhaps ' ext. 204', or ''. */
  phone: string;
};

export const contactLabels: Record<keyof Contact, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
};

export const contactFields = Object.keys(contactLabels) as (keyof Contact)[];

export function isSameContact(a: Contact, b: Contact): boolean {
  return contactFields.every((field) => a[field] === b[field]);
}

/** Checks like the forms of the website. Errors in the order of the fields. */
export function parseContact(input: unknown): Parsed<Contact> {
  const fields = fieldsOf(input);
  const name = cleanLine(fields.name);
  const email = cleanEmail(fields.email);
  const phone = cleanLine(fields.phone);
  return settle({ name, email, phone: parseOfficePhone(phone) ?? '' }, [
    checkStoredText('name', 'Name', name, limits.name, formTexts.nameRequired),
    checkGiven('email', email || phone, formTexts.contactRequired),
    checkEmail(email),
    checkOfficePhone(phone),
  ]);
}
