/** The time by which the clinic answers a request. The site, the mails and the inbox all name it. */
import { type Times, times } from '#words/times.ts';
import type { Clinic } from '../clinic/clinic.ts';
import { openTimes, openTimesOn } from '../clinic/open-times.ts';
import { openDayFrom } from '../clinic/opening-hours.ts';
import { addDays, clinicDate, daysBetween, weekdayOf } from '../time/clinic-day.ts';
import { type Weekday, wallClock } from '../time/wall-clock.ts';

const hour = 60 * 60 * 1000;
const quarterHour = hour / 4;

/** What a promise depends on. */
export type PromisingClinic = Pick<Clinic, 'hours' | 'closures' | 'promiseHours'>;

/**
 * The end of the last open quarter hour within the promised hours, if at least one open hour lies in them. Otherwise
 * one open hour after the next opening. A clinic without opening hours promises the plain hours. visitAt: of the visit that
 * waits for the answer, which comes before it.
 */
export function promisedBy(receivedAt: Date, clinic: PromisingClinic, visitAt?: Date): Date {
  const end = new Date(receivedAt.getTime() + clinic.promiseHours * hour);
  const open = openTimes(receivedAt, end, clinic);
  const length = open.reduce((sum, { from, to }) => sum + to - from, 0);
  const by = length >= hour ? lastQuarter(open, end) : hourAfterOpening(receivedAt, clinic);
  const promised = new Date(by ?? quarterBefore(end));
  return visitAt && visitAt < promised ? visitAt : promised;
}

/** A closing time may be any minute. */
function lastQuarter(open: ReturnType<typeof openTimes>, end: Date): number | undefined {
  const last = open.at(-1);
  if (last?.to !== end.getTime()) return last?.to;
  const by = quarterBefore(end);
  return by > last.from ? by : open.at(-2)?.to;
}

/** Null when the clinic doesn't open within a year. */
function hourAfterOpening(receivedAt: Date, clinic: PromisingClinic): number | null {
  let left = hour;
  let date = openDayFrom(clinicDate(receivedAt), clinic);
  while (date) {
    for (const { from, to } of openTimesOn(date, clinic)) {
      if (from <= receivedAt.getTime()) continue;
      if (to - from >= left) return from + left;
      left -= to - from;
    }
    date = openDayFrom(addDays(date, 1), clinic);
  }
  return null;
}

function quarterBefore(moment: Date): number {
  return Math.floor(moment.getTime() / quarterHour) * quarterHour;
}

/** 'by Monday 10:00 AM', also on that Monday. On the clinic's clock. */
export function promiseText(by: Date, now: Date, words: Times = times): string {
  return words.by(words.nearLongDay(...promisedDay(by, now)), wallClock(by).time);
}

/** The weekday; with the date from a week ahead on. */
export function promisedDay(by: Date, now: Date): [weekday: Weekday, date: string | null] {
  const date = clinicDate(by);
  return [weekdayOf(date), daysBetween(clinicDate(now), date) > 6 ? date : null];
}

/** What the person who waits reads. No time that has passed, and none of unknown hours. words: in their language. */
export function howSoon(
  by: Date,
  clinic: PromisingClinic,
  now: Date,
  words: Times = times,
): string {
  if (by <= now) return words.soon;
  if (!openDayFrom(clinicDate(now), clinic)) return words.within(clinic.promiseHours);
  return promiseText(by, now, words);
}
