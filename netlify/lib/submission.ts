import { randomUUID } from 'node:crypto';
import { type AppointmentRequest, parseAppointment } from '#domain/appointment-form.ts';
import { type AttorneyRequest, parseAttorneyRequest } from '#domain/attorney-form.ts';
import { clinic } from '#domain/clinic.ts';
import type { Parsed } from '#domain/form.ts';
import { formTexts } from '#domain/form-texts.ts';
import { type PipRequest, parsePipRequest } from '#domain/pip-form.ts';
import { wallClock } from '#domain/wall-clock.ts';
import { Refusal } from './answer.ts';

export type FilledForm = AppointmentRequest | PipRequest | AttorneyRequest;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The client's id, so that a retry is recognised; a new one when there is none. Throws Refusal 400. */
export function submissionId(body: Record<string, unknown>): string {
  const id = body.submissionId ?? randomUUID();
  if (typeof id !== 'string' || !uuid.test(id)) {
    throw new Refusal(400, 'invalid', formTexts.failed, 'submissionId');
  }
  return id;
}

/** The form as the browser's own parser reads it. */
export function parseForm(body: Record<string, unknown>): Parsed<FilledForm> {
  switch (body.type) {
    case 'appointment':
      return parseAppointment(body);
    case 'pip':
      return parsePipRequest(body);
    case 'attorney':
      return parseAttorneyRequest(body, wallClock(new Date(), clinic.timeZone).date);
    default:
      return { ok: false, errors: [{ field: 'type', code: 'invalid', message: formTexts.failed }] };
  }
}
