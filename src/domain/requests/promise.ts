/** The time by which the clinic answers a request: 24 hours, within opening hours. */
import type { Clinic } from '../clinic/clinic.ts';
import { dayNames, namedDay, openingState } from '../clinic/opening-hours.ts';
import { clinicDate, clinicMoment, daysBetween, weekdayOf } from '../time/clinic-day.ts';
import { timeLabel, wallClock } from '../time/wall-clock.ts';

const hour = 60 * 60 * 1000;
const quarterHour = hour / 4;

/** What a promise depends on. */
export type PromisingClinic = Pick<Clinic, 'hours' | 'closures' | 'promiseHours'>;

/**
 * The end of the promised hours, rounded down to a quarter hour. If the clinic is closed then: one hour after it
 * next opens. A clinic without opening hours promises the plain hours.
 */
export function promisedBy(receivedAt: Date, clinic: PromisingClinic): Date {
  const end = new Date(
    Math.floor((receivedAt.getTime() + clinic.promiseHours * hour) / quarterHour) * quarterHour,
  );
  const state = openingState(end, clinic);
  if (state.open || !state.opens) return end;
  const opens = clinicMoment(state.opens.date, state.opens.time);
  return new Date(opens.getTime() + hour);
}

/** 'by Monday 10:00 AM'; with the date when an earlier Monday comes before it. On the clinic's clock. */
export function promiseText(by: Date, now: Date): string {
  const { date, time } = wallClock(by);
  const day = namedDay(dayNames[weekdayOf(date)], date, daysBetween(clinicDate(now), date));
  return `by ${day} ${timeLabel(time)}`;
}
