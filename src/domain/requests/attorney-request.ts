/** A law firm refers a client or asks for records. No medical detail, no full client name. */

import {
  checkEmail,
  checkGiven,
  checkLength,
  checkOfficePhone,
  composed,
  type FormError,
  fieldsOf,
  limits,
  type Parsed,
  settle,
} from '../text/form-checks.ts';
import { formTexts } from '../text/form-texts.ts';
import { parseOfficePhone } from '../text/parse-phone.ts';
import { cleanEmail, cleanLine, multiLine, singleLine } from '../text/plain-text.ts';
import { isDate } from '../time/clinic-day.ts';
import type { FormDescription } from './form-description.ts';

/** Longest texts of fields that only this form has, in characters. */
export const attorneyLimits = { firm: 160, clientInitials: 10, request: 1000 } as const;

/** What only this form asks; stored in `details` of the lead. */
export type AttorneyAnswers = {
  firm: string;
  clientInitials: string;
  /** 'YYYY-MM-DD' */
  dateOfLoss: string;
  /** '(801) 555-0100', perhaps with an extension, or ''. Given with the client's permission. */
  clientPhone: string;
  /** The request itself; several lines. */
  request: string;
};

/** What is posted to the form-submission function. */
export type AttorneyRequest = AttorneyAnswers & {
  type: 'attorney';
  /** The attorney's. */
  name: string;
  /** Lower case. */
  email: string;
  /** '(801) 555-0100', perhaps ' ext. 204', or ''. */
  phone: string;
  message: string;
  recaptchaToken: string | null;
};

const attorneyTexts = {
  firmRequired: 'Firm is required',
  initialsRequired: 'Client initials are required',
  initialsInvalid: 'Please enter initials only, for example J. D.',
  dateRequired: 'Date of loss is required',
  dateInvalid: 'Please enter a valid date of loss, not in the future',
  requestRequired: 'Please say what is needed',
} as const;

/** One to four letters with or without signs between them: 'JD', 'J. D.', 'M.-L. K.' */
const initialsShape = /^(?:\p{L}\p{M}*[\p{P} ]{0,3}){1,4}$/u;

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
    (isDate(date) && date <= today
      ? null
      : { field: 'dateOfLoss', code: 'invalid', message: attorneyTexts.dateInvalid })
  );
}

export const attorneyForm: FormDescription<AttorneyRequest> = {
  label: 'Referral or records request',
  fields: {
    firm: {
      kind: 'text',
      label: 'Firm',
      autoComplete: 'organization',
      maxLength: attorneyLimits.firm,
      required: true,
    },
    name: {
      kind: 'text',
      label: 'Attorney',
      autoComplete: 'name',
      maxLength: limits.name,
      required: true,
    },
    email: { kind: 'email', label: 'Email', autoComplete: 'email', required: true },
    phone: { kind: 'tel', label: 'Phone', autoComplete: 'tel', optional: true },
    clientInitials: {
      kind: 'text',
      label: 'Client initials',
      hint: 'For example: J. D.',
      autoComplete: 'off',
      maxLength: attorneyLimits.clientInitials,
      required: true,
    },
    dateOfLoss: {
      kind: 'date',
      label: 'Date of loss',
      hint: 'The day of the accident',
      autoComplete: 'off',
      required: true,
    },
    clientPhone: {
      kind: 'tel',
      label: 'Client’s phone, with the client’s permission',
      autoComplete: 'off',
      optional: true,
    },
    request: {
      kind: 'textarea',
      label: 'What is needed',
      hint: 'For example: an appointment for a new client, or records and an itemized bill. Please leave out medical details.',
      maxLength: attorneyLimits.request,
      required: true,
    },
  },
  button: 'Send Request',
  notice:
    'To attorneys, records go only with a signed HIPAA authorization. Sending this form does not create a patient-provider relationship.',
};

/** Reads the answers from a posted form, and from `details` of a stored lead. */
export function readAttorneyAnswers(fields: Record<string, unknown>): AttorneyAnswers {
  return {
    firm: singleLine(fields.firm),
    clientInitials: cleanLine(fields.clientInitials).toUpperCase(),
    dateOfLoss: singleLine(fields.dateOfLoss),
    clientPhone: parseOfficePhone(cleanLine(fields.clientPhone)) ?? '',
    request: multiLine(fields.request),
  };
}

/** The answers in words, for staff. */
export function composeAttorneyMessage(answers: AttorneyAnswers): string {
  const lines = {
    firm: `Firm: ${answers.firm}`,
    clientInitials: `Client initials: ${answers.clientInitials}`,
    dateOfLoss: `Date of loss: ${answers.dateOfLoss}`,
    clientPhone: answers.clientPhone && `Client’s phone: ${answers.clientPhone}`,
    request: `Needed: ${answers.request}`,
  } satisfies Record<keyof AttorneyAnswers, string>;
  return composed(lines);
}

/** The request as given, unchecked. */
export function readAttorneyRequest(input: unknown): AttorneyRequest {
  const fields = fieldsOf(input);
  const answers = readAttorneyAnswers(fields);
  return {
    type: 'attorney',
    name: cleanLine(fields.name),
    email: cleanEmail(fields.email),
    phone: parseOfficePhone(cleanLine(fields.phone)) ?? '',
    ...answers,
    message: composeAttorneyMessage(answers),
    recaptchaToken: singleLine(fields.recaptchaToken) || null,
  };
}

/** Errors in the order of the fields. today is the clinic's date, 'YYYY-MM-DD'. */
export function parseAttorneyRequest(input: unknown, today: string): Parsed<AttorneyRequest> {
  const typed = fieldsOf(input);
  const answers = readAttorneyRequest(typed);
  const { firm, name, email, clientInitials, dateOfLoss, request } = answers;
  return settle(answers, [
    checkGiven('firm', firm, attorneyTexts.firmRequired) ??
      checkLength('firm', 'Firm', firm, attorneyLimits.firm),
    checkGiven('name', name, formTexts.nameRequired) ??
      checkLength('name', 'Name', name, limits.name),
    checkGiven('email', email, formTexts.emailInvalid) ?? checkEmail(email),
    checkOfficePhone(cleanLine(typed.phone)),
    checkInitials(clientInitials),
    checkDate(dateOfLoss, today),
    checkOfficePhone(cleanLine(typed.clientPhone), 'clientPhone'),
    checkGiven('request', request, attorneyTexts.requestRequired) ??
      checkLength('request', 'Text', request, attorneyLimits.request),
  ]);
}
