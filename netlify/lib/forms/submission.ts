import { randomUUID } from 'node:crypto';
import { attorneyLimits } from '#domain/requests/attorney-request.ts';
import { type FilledForm, readForm } from '#domain/requests/filled-form.ts';
import { checkEmail, limits } from '#domain/text/form-checks.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { Refusal } from '../json-response.ts';
import { keyedHash } from '../keyed-hash.ts';
import type { FunctionWords } from '../words.ts';

/** The client's id, by which a retry is recognised; a new one when missing. Throws Refusal 400. */
export function submissionId(
  { submissionId: id }: Record<string, unknown>,
  { formTexts }: FunctionWords,
): string {
  if (id === undefined) return randomUUID();
  if (!isUuid(id)) throw new Refusal(400, 'invalid', formTexts.failed, 'submissionId');
  return id;
}

/** A UUID that the same answers and seed always give, and that cannot be guessed. Throws ConfigurationError. */
export function derivedId(form: FilledForm, seed: string): string {
  const hash = keyedHash(JSON.stringify(['submission', seed, { ...form, recaptchaToken: null }]));
  // UUID version 8 is for custom formats.
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`];
  return [...parts, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
}

/** Characters that are kept of each field of a form with errors. Other fields may be as long as the message. */
const longest: Record<string, number> = {
  ...limits,
  ...attorneyLimits,
  typeOfInjury: limits.injury,
};

/** What is valid in a form with errors: a wrong email or phone becomes '', long texts are cut. null: unknown form. */
export function validPart(body: Record<string, unknown>): FilledForm | null {
  const form = readForm(
    Object.fromEntries(Object.entries(body).map(([field, value]) => [field, cut(field, value)])),
  );
  if (form && checkEmail(form.email)) form.email = '';
  return form;
}

/** An email that was cut could be the address of another person. */
function cut(field: string, value: unknown): unknown {
  if (typeof value !== 'string' || field === 'email') return value;
  return value.slice(0, longest[field] ?? limits.message);
}
