/** A law firm refers a client or asks for records. No medical detail, no full client name. */

import { type AttorneyTexts, attorneyTexts } from '#words/attorney-form.ts';
import { type FormTexts, formTexts } from '#words/form-texts.ts';
import {
  checkEmail,
  checkGiven,
  checkLength,
  checkOfficePhone,
  composed,
  type FormError,
  fieldsOf,
  invalid,
  limits,
  type Parsed,
  settle,
} from '../text/form-checks.ts';
import { parseOfficePhone } from '../text/parse-phone.ts';
import { cleanEmail, cleanLine, multiLine, singleLine } from '../text/plain-text.ts';
import { isDate } from '../time/typed-time.ts';
import type { FormDescription, Sent } from './form-description.ts';

/** Longest texts of fields that only this form has, in characters. */
export const attorneyLimits = { firm: 160, clientInitials: 16, request: 1000 } as const;

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

/** What is posted to the form-submission function. Name, email and phone are the attorney's. */
export type AttorneyRequest = AttorneyAnswers & Sent<'attorney'>;

/** One to four letters with or without signs between them: 'JD', 'J. D.', '(J/D)', 'M.-L. K. J.' */
const initialsShape = /^\p{P}?(?:\p{L}\p{M}*[\p{P} ]{0,3}){1,4}$/u;

function checkInitials(initials: string, texts: AttorneyTexts): FormError | null {
  return (
    checkGiven('clientInitials', initials, texts.initialsRequired) ??
    (initialsShape.test(initials) && initials.length <= attorneyLimits.clientInitials
      ? null
      : invalid('clientInitials', texts.initialsInvalid))
  );
}

function checkDate(date: string, today: string, texts: AttorneyTexts): FormError | null {
  return (
    checkGiven('dateOfLoss', date, texts.dateRequired) ??
    (isDate(date) && date <= today ? null : invalid('dateOfLoss', texts.dateInvalid))
  );
}

/** As this language labels it; staff read the English one. */
export const attorneyForm = (
  texts: AttorneyTexts = attorneyTexts,
): FormDescription<AttorneyRequest> => ({
  label: texts.label,
  fields: {
    firm: {
      kind: 'text',
      label: texts.firm,
      autoComplete: 'organization',
      maxLength: attorneyLimits.firm,
      required: true,
    },
    name: {
      kind: 'text',
      label: texts.name,
      autoComplete: 'name',
      maxLength: limits.name,
      required: true,
    },
    email: {
      kind: 'email',
      maxLength: limits.email,
      label: texts.email,
      autoComplete: 'email',
      required: true,
    },
    phone: {
      kind: 'tel',
      maxLength: limits.phone,
      label: texts.phone,
      autoComplete: 'tel',
      optional: true,
    },
    clientInitials: {
      kind: 'text',
      label: texts.initials,
      hint: texts.initialsHint,
      autoComplete: 'off',
      maxLength: attorneyLimits.clientInitials,
      required: true,
    },
    dateOfLoss: {
      kind: 'date',
      label: texts.date,
      hint: texts.dateHint,
      autoComplete: 'off',
      required: true,
    },
    clientPhone: {
      kind: 'tel',
      maxLength: limits.phone,
      label: texts.clientPhone,
      autoComplete: 'off',
      optional: true,
    },
    request: {
      kind: 'textarea',
      label: texts.request,
      hint: texts.requestHint,
      maxLength: attorneyLimits.request,
      required: true,
    },
  },
  button: texts.button,
  notice: texts.notice,
});

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
function composeAttorneyMessage(answers: AttorneyAnswers): string {
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
export function parseAttorneyRequest(
  input: unknown,
  today: string,
  texts: FormTexts = formTexts,
  own: AttorneyTexts = attorneyTexts,
): Parsed<AttorneyRequest> {
  const typed = fieldsOf(input);
  const answers = readAttorneyRequest(typed);
  const { firm, name, email, clientInitials, dateOfLoss, request } = answers;
  return settle(answers, [
    checkGiven('firm', firm, own.firmRequired) ??
      checkLength('firm', texts.firm, firm, attorneyLimits.firm, texts),
    checkGiven('name', name, texts.nameRequired) ??
      checkLength('name', texts.name, name, limits.name, texts),
    checkGiven('email', email, texts.emailInvalid) ?? checkEmail(email, texts),
    checkOfficePhone(cleanLine(typed.phone), 'phone', texts),
    checkInitials(clientInitials, own),
    checkDate(dateOfLoss, today, own),
    checkOfficePhone(cleanLine(typed.clientPhone), 'clientPhone', texts),
    checkGiven('request', request, own.requestRequired) ??
      checkLength('request', texts.text, request, attorneyLimits.request, texts),
  ]);
}
