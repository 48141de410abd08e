/** A visitor asks for the free Utah PIP guide. */

import { multiLine, singleLine } from '../text/plain-text.ts';
import {
  checkEmail,
  checkGiven,
  checkLength,
  fieldsOf,
  limits,
  type Parsed,
  settle,
  yesOrNo,
} from './form-checks.ts';
import { formTexts } from './form-texts.ts';

/** The choices of 'Were you in an accident?', in order. */
export const accidentChoices = [
  { value: '', label: 'Please select...' },
  { value: 'yes', label: 'Yes, I was in an accident' },
  { value: 'no', label: 'No, but I want to be prepared' },
] as const;

/** What is posted to the form-submission function. */
export type PipRequest = {
  type: 'pip';
  name: string;
  /** Lower case. */
  email: string;
  /** The form does not ask for one. */
  phone: '';
  wasInAccident: boolean;
  message: string;
  recaptchaToken: string | null;
};

/** The answers as given, unchecked; an accident that was not answered reads as No. */
export function readPipRequest(input: unknown): PipRequest {
  const fields = fieldsOf(input);
  const wasInAccident = yesOrNo(fields.wasInAccident) ?? false;
  return {
    type: 'pip',
    name: singleLine(fields.name),
    email: singleLine(fields.email).toLowerCase(),
    phone: '',
    wasInAccident,
    message: multiLine(fields.message) || `Car accident: ${wasInAccident ? 'Yes' : 'No'}`,
    recaptchaToken: singleLine(fields.recaptchaToken) || null,
  };
}

/** One text for every field that is empty; else errors in the order of the fields. */
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
