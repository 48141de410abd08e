import { randomUUID } from 'node:crypto';
import { clinic } from '#domain/clinic/clinic.ts';
import {
  type AppointmentRequest,
  parseAppointmentRequest,
  readAppointmentRequest,
} from '#domain/requests/appointment-request.ts';
import {
  type AttorneyRequest,
  attorneyLimits,
  parseAttorneyRequest,
  readAttorneyRequest,
} from '#domain/requests/attorney-request.ts';
import { checkEmail, limits, type Parsed } from '#domain/requests/form-checks.ts';
import { formTexts } from '#domain/requests/form-texts.ts';
import { type PipRequest, parsePipRequest, readPipRequest } from '#domain/requests/pip-request.ts';
import { multiLine, singleLine } from '#domain/text/plain-text.ts';
import { wallClock } from '#domain/time/wall-clock.ts';
import { Refusal } from '../json-response.ts';
import { keyedHash } from '../keyed-hash.ts';

export type FilledForm = AppointmentRequest | PipRequest | AttorneyRequest;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isSubmissionId(id: unknown): id is string {
  return typeof id === 'string' && uuid.test(id);
}

/** The client's id, so that a retry is recognised; a new one when there is none. Throws Refusal 400. */
export function submissionId({ submissionId: id }: Record<string, unknown>): string {
  if (id === undefined) return randomUUID();
  if (!isSubmissionId(id)) throw new Refusal(400, 'invalid', formTexts.failed, 'submissionId');
  return id;
}

/** A UUID that the same answers get again for the same seed, and nobody can guess. Throws ConfigurationError. */
export function derivedId(form: FilledForm, seed: string): string {
  const hash = keyedHash(JSON.stringify(['submission', seed, { ...form, recaptchaToken: null }]));
  // Version 8 is for ids of one's own making.
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`];
  return [...parts, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
}

/** The clinic's date, 'YYYY-MM-DD'. */
export function today(): string {
  return wallClock(new Date(), clinic.timeZone).date;
}

/** The form as the browser's own parser reads it. */
export function parseForm(body: Record<string, unknown>): Parsed<FilledForm> {
  switch (body.type) {
    case 'appointment':
      return parseAppointmentRequest(body);
    case 'pip':
      return parsePipRequest(body);
    case 'attorney':
      return parseAttorneyRequest(body, today());
    default:
      return { ok: false, errors: [{ field: 'type', code: 'invalid', message: formTexts.failed }] };
  }
}

/** What is valid of a form that has errors: a wrong email or phone is '', long texts are cut. Null for an unknown form. */
export function validPart(body: Record<string, unknown>): FilledForm | null {
  const form = readForm(body);
  if (!form) return null;
  // Reading a text again takes away half a letter at the cut, which no database takes.
  form.name = singleLine(form.name.slice(0, limits.name));
  if (checkEmail(form.email)) form.email = '';
  form.message = multiLine(form.message.slice(0, limits.message));
  if (form.type === 'appointment') {
    form.typeOfInjury = singleLine(form.typeOfInjury.slice(0, limits.injury));
  }
  if (form.type === 'attorney') form.firm = singleLine(form.firm.slice(0, attorneyLimits.firm));
  return form;
}

function readForm(body: Record<string, unknown>): FilledForm | null {
  switch (body.type) {
    case 'appointment':
      return readAppointmentRequest(body);
    case 'pip':
      return readPipRequest(body);
    case 'attorney':
      return readAttorneyRequest(body);
    default:
      return null;
  }
}
