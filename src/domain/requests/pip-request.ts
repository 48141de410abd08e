/** A visitor's request for the free Utah PIP guide. */

import { type FormTexts, formTexts } from '#words/form-texts.ts';
import { type PipTexts, pipTexts } from '#words/pip-form.ts';
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
import { cleanEmail, cleanLine, multiLine, singleLine } from '../text/plain-text.ts';
import type { FormDescription, Sent } from './form-description.ts';

/** What only this form asks; stored in `details` of the lead. */
export type PipAnswers = { wasInAccident: boolean };

/** What is posted to the form-submission function. */
export type PipRequest = PipAnswers &
  Sent<'pip'> & {
    /** The form does not ask for one. */
    phone: '';
  };

/** As this language labels it; staff read the English one. */
export const pipForm = (
  texts: PipTexts = pipTexts,
): FormDescription<Omit<PipRequest, 'phone'>> => ({
  label: texts.label,
  fields: {
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
    wasInAccident: {
      kind: 'select',
      label: texts.accident,
      options: [
        { value: '', label: texts.choose },
        { value: 'yes', label: texts.yes },
        { value: 'no', label: texts.no },
      ],
      required: true,
    },
  },
  button: texts.button,
  notice: texts.notice,
});

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
export function parsePipRequest(input: unknown, texts: FormTexts = formTexts): Parsed<PipRequest> {
  const request = readPipRequest(input);
  const { name, email, message } = request;
  return settle(request, [
    checkGiven('name', name, texts.allRequired) ??
      checkLength('name', texts.name, name, limits.name, texts),
    checkGiven('email', email, texts.allRequired) ?? checkEmail(email, texts),
    yesOrNo(fieldsOf(input).wasInAccident) === null
      ? { field: 'wasInAccident', code: 'required', message: texts.allRequired }
      : null,
    checkLength('message', texts.message, message, limits.message, texts),
  ]);
}
