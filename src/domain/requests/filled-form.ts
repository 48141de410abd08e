/** The forms of the site: which there are, and the way from what was posted to a request. */

import { type AttorneyTexts, attorneyTexts } from '#words/attorney-form.ts';
import { type FormTexts, formTexts } from '#words/form-texts.ts';
import { invalid, type Parsed } from '../text/form-checks.ts';
import {
  type AppointmentRequest,
  parseAppointmentRequest,
  readAppointmentRequest,
} from './appointment-request.ts';
import {
  type AttorneyRequest,
  parseAttorneyRequest,
  readAttorneyRequest,
} from './attorney-request.ts';
import { type PipRequest, parsePipRequest, readPipRequest } from './pip-request.ts';

export type FilledForm = AppointmentRequest | PipRequest | AttorneyRequest;

/** The name under which a form is posted. */
export type FormType = FilledForm['type'];

/** The request, or what is wrong with it. today is the clinic's date, 'YYYY-MM-DD'. */
export function parseForm(
  fields: Record<string, unknown>,
  today: string,
  texts: FormTexts = formTexts,
  attorney: AttorneyTexts = attorneyTexts,
): Parsed<FilledForm> {
  switch (fields.type) {
    case 'appointment':
      return parseAppointmentRequest(fields, texts);
    case 'pip':
      return parsePipRequest(fields, texts);
    case 'attorney':
      return parseAttorneyRequest(fields, today, texts, attorney);
    default:
      return { ok: false, errors: [invalid('type', texts.failed)] };
  }
}

/** The request as given, unchecked; null for a form that the site does not have. */
export function readForm(fields: Record<string, unknown>): FilledForm | null {
  switch (fields.type) {
    case 'appointment':
      return readAppointmentRequest(fields);
    case 'pip':
      return readPipRequest(fields);
    case 'attorney':
      return readAttorneyRequest(fields);
    default:
      return null;
  }
}
