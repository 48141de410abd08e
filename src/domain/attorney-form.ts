/** A law firm refers a client or asks for records. No medical detail, no full client name. */
import { composeAttorneyMessage } from './attorney-message.ts';
import {
  checkEmail,
  checkGiven,
  checkLength,
  checkPhone,
  type FormError,
  fieldsOf,
  limits,
  type Parsed,
  settle,
} from './form.ts';
import { formTexts } from './form-texts.ts';
import { parsePhone } from './phone.ts';
import { multiLine, singleLine } from './plain-text.ts';

/** What is posted to the form-submission function. */
export type AttorneyRequest = {
  type: 'attorney';
  /** The attorney's. */
  name: string;
  firm: string;
  /** Lower case. */
  email: string;
  /** '(801) 555-0100', or ''. */
  phone: string;
  clientInitials: string;
  /** 'YYYY-MM-DD' */
  dateOfLoss: string;
  /** What is needed; several lines. */
  request: string;
  message: string;
  recaptchaToken: string | null;
};

/** Longest texts that only this form has, in characters. */
export const attorneyLimits = { firm: 160, clientInitials: 10, request: 1000 } as const;

const attorneyTexts = {
  firmRequired: 'Firm is required',
  initialsRequired: 'Client initials are required',
  initialsInvalid: 'Please enter initials only, for example J. D.',
  dateRequired: 'Date of loss is required',
  dateInvalid: 'Please enter a valid date of loss, not in the future',
  requestRequired: 'Please say what is needed',
} as const;

/** One to four letters, each with or without a dot: 'JD', 'J. D.' */
const initialsShape = /^(?:\p{L}[. ]{0,2}){1,4}$/u;

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function checkInitials(initials: string): FormError | null {
  return (
    checkGiven('clientInitials', initials, attorneyTexts.initialsRequired) ??
    (initialsShape.test(initials) && initials.length <= attorneyLimits.clientInitials
      ? null
      : { field: 'clientInitials', code: 'invalid', message: attorneyTexts.initialsInvalid })
  );
}

function checkDate(date: string, today: string): FormError | null {
  return (
    checkGiven('dateOfLoss', date, attorneyTexts.dateRequired) ??
    (/^\d{4}-\d{2}-\d{2}$/.test(date) && isDate(date) && date <= today
      ? null
      : { field: 'dateOfLoss', code: 'invalid', message: attorneyTexts.dateInvalid })
  );
}

/** Errors in the order of the fields. today is the clinic's date, 'YYYY-MM-DD'. */
export function parseAttorneyRequest(input: unknown, today: string): Parsed<AttorneyRequest> {
  const fields = fieldsOf(input);
  const firm = singleLine(fields.firm);
  const name = singleLine(fields.name);
  const email = singleLine(fields.email).toLowerCase();
  const phone = singleLine(fields.phone);
  const clientInitials = singleLine(fields.clientInitials).toUpperCase();
  const dateOfLoss = singleLine(fields.dateOfLoss);
  const request = multiLine(fields.request);
  const message = composeAttorneyMessage({ firm, clientInitials, dateOfLoss, request });

  return settle(
    {
      type: 'attorney',
      name,
      firm,
      email,
      phone: parsePhone(phone) ?? '',
      clientInitials,
      dateOfLoss,
      request,
      message,
      recaptchaToken: singleLine(fields.recaptchaToken) || null,
    },
    [
      checkGiven('firm', firm, attorneyTexts.firmRequired) ??
        checkLength('firm', 'Firm', firm, attorneyLimits.firm),
      checkGiven('name', name, formTexts.nameRequired) ??
        checkLength('name', 'Name', name, limits.name),
      checkGiven('email', email, formTexts.emailInvalid) ?? checkEmail(email),
      checkPhone(phone),
      checkInitials(clientInitials),
      checkDate(dateOfLoss, today),
      checkGiven('request', request, attorneyTexts.requestRequired) ??
        checkLength('request', 'Text', request, attorneyLimits.request),
    ],
  );
}
