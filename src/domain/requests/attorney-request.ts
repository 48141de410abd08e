/** A law firm refers a client or asks for records. No medical detail, no full client name. */

import { parsePhone } from '../text/phone.ts';
import { multiLine, singleLine } from '../text/plain-text.ts';
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
} from './form-checks.ts';
import { formTexts } from './form-texts.ts';

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

/** The answers as given, unchecked. */
export function readAttorneyRequest(input: unknown): AttorneyRequest {
  const fields = fieldsOf(input);
  const answers = {
    firm: singleLine(fields.firm),
    clientInitials: singleLine(fields.clientInitials).toUpperCase(),
    dateOfLoss: singleLine(fields.dateOfLoss),
    request: multiLine(fields.request),
  };
  return {
    type: 'attorney',
    name: singleLine(fields.name),
    email: singleLine(fields.email).toLowerCase(),
    phone: parsePhone(singleLine(fields.phone)) ?? '',
    ...answers,
    message: composeAttorneyMessage(answers),
    recaptchaToken: singleLine(fields.recaptchaToken) || null,
  };
}

/** Errors in the order of the fields. today is the clinic's date, 'YYYY-MM-DD'. */
export function parseAttorneyRequest(input: unknown, today: string): Parsed<AttorneyRequest> {
  const answers = readAttorneyRequest(input);
  const { firm, name, email, clientInitials, dateOfLoss, request } = answers;
  return settle(answers, [
    checkGiven('firm', firm, attorneyTexts.firmRequired) ??
      checkLength('firm', 'Firm', firm, attorneyLimits.firm),
    checkGiven('name', name, formTexts.nameRequired) ??
      checkLength('name', 'Name', name, limits.name),
    checkGiven('email', email, formTexts.emailInvalid) ?? checkEmail(email),
    checkPhone(singleLine(fieldsOf(input).phone)),
    checkInitials(clientInitials),
    checkDate(dateOfLoss, today),
    checkGiven('request', request, attorneyTexts.requestRequired) ??
      checkLength('request', 'Text', request, attorneyLimits.request),
  ]);
}
