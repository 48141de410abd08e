/** Staff book a visit, or change one. */

import { clinic } from '../clinic/clinic.ts';
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
} from '../requests/form-checks.ts';
import { parsePhone } from '../text/phone.ts';
import { multiLine, singleLine } from '../text/plain-text.ts';
import { clinicMoment, isDate } from '../time/clinic-day.ts';
import { wallClock } from '../time/wall-clock.ts';
import { type VisitType, visitTypes } from './visit.ts';

export type Booking = {
  /** The request that it answers, or null. */
  leadId: string | null;
  patientName: string;
  patientPhone: string;
  patientEmail: string;
  providerId: string;
  type: VisitType;
  startsAt: Date;
  note: string;
};

/** Longest note in characters, as firestore.rules have it. */
const bookingNoteLimit = 500;

export const bookingTexts = {
  nameRequired: 'Patient name is required',
  providerRequired: 'Please choose a provider',
  typeRequired: 'Please choose a type',
  dateInvalid: 'Please choose a date',
  startInvalid: 'Please choose a start time on a quarter hour',
  startSkipped: 'The clocks skip this time on that day. Please choose another one.',
} as const;

/** Errors in the order of the fields. date is 'YYYY-MM-DD' and start 'HH:mm' on the clinic's clock. */
export function parseBooking(input: unknown): Parsed<Booking> {
  const fields = fieldsOf(input);
  const patientName = singleLine(fields.patientName);
  const email = singleLine(fields.email).toLowerCase();
  const phone = singleLine(fields.phone);
  const providerId = singleLine(fields.providerId);
  const type = visitTypes.find((known) => known === fields.type);
  const date = singleLine(fields.date);
  const start = singleLine(fields.start);
  const note = multiLine(fields.note);
  const isWhen = isDate(date) && /^([01]\d|2[0-3]):(00|15|30|45)$/.test(start);

  return settle(
    {
      leadId: singleLine(fields.leadId) || null,
      patientName,
      patientPhone: parsePhone(phone) ?? '',
      patientEmail: email,
      providerId,
      type: type ?? 'treatment',
      startsAt: isWhen ? clinicMoment(date, start) : new Date(0),
      note,
    },
    [
      checkGiven('patientName', patientName, bookingTexts.nameRequired) ??
        checkLength('patientName', 'Patient name', patientName, limits.name),
      checkGiven('type', type ?? '', bookingTexts.typeRequired),
      checkGiven('providerId', providerId, bookingTexts.providerRequired),
      checkGiven('date', isDate(date) ? date : '', bookingTexts.dateInvalid),
      checkStart(date, start, isWhen),
      checkPhone(phone),
      checkEmail(email),
      checkLength('note', 'Note', note, bookingNoteLimit),
    ],
  );
}

function checkStart(date: string, start: string, isWhen: boolean): FormError | null {
  if (isWhen) {
    const isShown = wallClock(clinicMoment(date, start), clinic.timeZone).time === start;
    return isShown ? null : { field: 'start', code: 'invalid', message: bookingTexts.startSkipped };
  }
  // A missing date has its own message; this one is about the time.
  const isTime = /^([01]\d|2[0-3]):(00|15|30|45)$/.test(start);
  return isTime ? null : { field: 'start', code: 'invalid', message: bookingTexts.startInvalid };
}
