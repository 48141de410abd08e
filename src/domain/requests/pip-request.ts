/** A visitor's request for the free Utah PIP guide. */

import {
  checkEmail,
  checkGiven,
  checkLength,
  composed,
  fieldsOf,
  limits,
  type Parsed,
  settle,
  yesOrNo,
} from '../text/form-checks.ts';
import { formTexts } from '../text/form-texts.ts';
import { cleanEmail, cleanLine, multiLine, singleLine } from '../text/plain-text.ts';
import type { FormDescription } from './form-description.ts';

/** What only this form asks; stored in `details` of the lead. */
export type PipAnswers = { wasInAccident: boolean };

/** What is posted to the form-submission function. */
export type PipRequest = PipAnswers & {
  type: 'pip';
  name: string;
  /** Lower case. */
  email: string;
  /** The form does not ask for one. */
  phone: '';
  message: string;
  recaptchaToken: string | null;
};

export const pipForm: FormDescription<Omit<PipRequest, 'phone'>> = {
  label: 'Send me the guide',
  fields: {
    name: {
      kind: 'text',
      label: 'Full Name',
      autoComplete: 'name',
      maxLength: limits.name,
      required: true,
    },
    email: { kind: 'email', label: 'Email Address', autoComplete: 'email', required: true },
    wasInAccident: {
      kind: 'select',
      label: 'Were you in an accident?',
      options: [
        { value: '', label: 'Please select...' },
        { value: 'yes', label: 'Yes, I was in an accident' },
        { value: 'no', label: 'No, but I want to be prepared' },
      ],
      required: true,
    },
  },
  button: 'Get the free guide',
  notice:
    'The guide is educational only. Downloading it does not create a patient-provider relationship.',
};

/** Reads the answers from a posted form, and from `details` of a stored lead. */
export function readPipAnswers(fields: Record<string, unknown>): PipAnswers {
  return { wasInAccident: yesOrNo(fields.wasInAccident) ?? false };
}

/** The answers in words, for staff. The specification gives the line. */
export function composePipMessage(answers: PipAnswers): string {
  const lines = {
    wasInAccident: `Car accident: ${answers.wasInAccident ? 'Yes' : 'No'}`,
  } satisfies Record<keyof PipAnswers, string>;
  return composed(lines);
}

/** The request as given, unchecked; an accident that was not answered reads as No. */
export function readPipRequest(input: unknown): PipRequest {
  const fields = fieldsOf(input);
  const answers = readPipAnswers(fields);
  return {
    type: 'pip',
    name: cleanLine(fields.name),
    email: cleanEmail(fields.email),
    phone: '',
    ...answers,
    message: multiLine(fields.message) || composePipMessage(answers),
    recaptchaToken: singleLine(fields.recaptchaToken) || null,
  };
}

/** One message when several fields are empty; else errors in the order of the fields. */
export function parsePipRequest(input: unknown): Parsed<PipRequest> {
  const request = readPipRequest(input);
  const { name, email, message } = request;
  return settle(request, [
    checkGiven('name', name, formTexts.allRequired) ??
      checkLength('name', 'Name', name, limits.name),
    checkGiven('email', email, formTexts.allRequired) ?? checkEmail(email),
    yesOrNo(fieldsOf(input).wasInAccident) === null
      ? { field: 'wasInAccident', code: 'required', message: formTexts.allRequired }
      : null,
    checkLength('message', 'Message', message, limits.message),
  ]);
}
