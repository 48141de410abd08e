/** Checks of typed days and times. */
import { addDays, clinicMoment } from './clinic-day.ts';
import { wallClock } from './wall-clock.ts';

/** Whether a text is a date that exists, as 'YYYY-MM-DD', from 2001 to 2099: firestore.rules take no other. */
export function isDate(text: string): boolean {
  if (!/^20(?!00)\d\d-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text))) return false;
  // JavaScript reads February 30 as March 2.
  return addDays(text, 0) === text;
}

/** Whether a text is a time of day, as 'HH:mm'. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Why a typed day or time is refused. */
export const whenTexts = {
  dateInvalid: 'Please choose a date',
  timeSkipped: 'The clocks skip this time on that day. Please choose another one.',
} as const;

/** Whether the clinic's clocks skip 'HH:mm' on this date, as they do in spring. */
export function isSkippedTime(date: string, time: string): boolean {
  return wallClock(clinicMoment(date, time)).time !== time;
}
