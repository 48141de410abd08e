/** Staff book a visit, or change one. */

import { isTypeId, typeBuffers, typeLengths } from '../clinic/visit-types.ts';
import {
  checkEmail,
  checkGiven,
  checkPhone,
  type FormError,
  fieldsOf,
  invalid,
  limits,
  type Parsed,
  settle,
} from '../text/form-checks.ts';
import { parsePhone } from '../text/parse-phone.ts';
import { cleanEmail, cleanLine, multiLine, singleLine } from '../text/plain-text.ts';
import { checkStored, checkStoredText } from '../text/stored-length.ts';
import { addDays, clinicDate, clinicMoment } from '../time/clinic-day.ts';
import { isDate, isSkippedTime, isTime, whenTexts } from '../time/typed-time.ts';
import { minutesAfter } from '../time/wall-clock.ts';

export type Booking = {
  /** The request that it answers, or null. */
  leadId: string | null;
  /** Whose visit staff say it is; null where they don't say. */
  personId: string | null;
  patientName: string;
  patientPhone: string;
  patientEmail: string;
  providerId: string;
  /** Id and name of its type. */
  type: string;
  typeName: string;
  startsAt: Date;
  endsAt: Date;
  buffer: number;
  note: string;
};

/** Longest texts in characters, as firestore.rules have them. */
export const visitLimits = {
  patientName: limits.name,
  phone: limits.phone,
  email: limits.email,
  note: 500,
} as const;

export const bookingTexts = {
  nameRequired: 'Patient name is required',
  providerRequired: 'Please choose a provider',
  typeRequired: 'Please choose a type',
  startInvalid: 'Please choose a start time on a quarter hour',
  dateTooFar: 'Please choose a date within the next two years',
} as const;

/** The last day on which a visit can start, 'YYYY-MM-DD'. firestore.rules refuse a start that is more than 731 days ahead. */
const lastBookedDate = (now: Date) => addDays(clinicDate(now), 730);

/**
 * Errors in the order of the fields. date is 'YYYY-MM-DD' and start 'HH:mm' on the clinic's clock. The form sends the type
 * as the person saw it: type, typeName, minutes and buffer.
 */
export function parseBooking(input: unknown, now: Date): Parsed<Booking> {
  const fields = fieldsOf(input);
  const patientName = cleanLine(fields.patientName);
  const email = cleanEmail(fields.email);
  const phone = cleanLine(fields.phone);
  const providerId = singleLine(fields.providerId);
  const type = singleLine(fields.type);
  const typeName = singleLine(fields.typeName);
  const [minutes, buffer] = [Number(fields.minutes), Number(fields.buffer)];
  const isType = isTypeId(type) && typeLengths.includes(minutes) && typeBuffers.includes(buffer);
  const date = singleLine(fields.date);
  const start = singleLine(fields.start);
  const note = multiLine(fields.note);
  const isWhen = isDate(date) && isStart(start);
  const startsAt = isWhen ? clinicMoment(date, start) : new Date(0);

  return settle(
    {
      leadId: singleLine(fields.leadId) || null,
      personId: singleLine(fields.personId) || null,
      patientName,
      patientPhone: parsePhone(phone) ?? '',
      patientEmail: email,
      providerId,
      type,
      typeName,
      startsAt,
      endsAt: minutesAfter(startsAt, minutes),
      buffer,
      note,
    },
    [
      checkStoredText(
        'patientName',
        'Patient name',
        patientName,
        visitLimits.patientName,
        bookingTexts.nameRequired,
      ),
      checkGiven('type', isType ? typeName : '', bookingTexts.typeRequired),
      checkGiven('providerId', providerId, bookingTexts.providerRequired),
      checkGiven('date', isDate(date) ? date : '', whenTexts.dateInvalid) ?? checkReach(date, now),
      checkStart(date, start, isWhen),
      checkPhone(phone),
      checkEmail(email),
      checkStored('note', 'Note', note, visitLimits.note),
    ],
  );
}

const isStart = (text: string) => isTime(text) && /(00|15|30|45)$/.test(text);

/** A year with a wrong digit would hide the visit. */
function checkReach(date: string, now: Date): FormError | null {
  return date > lastBookedDate(now) ? invalid('date', bookingTexts.dateTooFar) : null;
}

function checkStart(date: string, start: string, isWhen: boolean): FormError | null {
  if (isWhen) {
    return isSkippedTime(date, start) ? invalid('start', whenTexts.timeSkipped) : null;
  }
  // A missing date has its own message; this one is about the time.
  return isStart(start) ? null : invalid('start', bookingTexts.startInvalid);
}
