import { addDays, clinicDate, clinicMoment } from '#domain/time/clinic-day.ts';
import { mondayOf } from '#domain/time/week.ts';

/** Dates of the data set, all relative to the moment of seeding. */

const minute = 60_000;
const day = 24 * 60 * minute;

export function minutesBefore(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() - minutes * minute);
}

export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * day);
}

/** The middle of an earlier month: the same month in every time zone. */
export function midMonthBefore(now: Date, months: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 15, 18));
}

/** The moment when the clinic's clock shows a time ('HH:mm') on a weekday (1 is Monday) of this week (0) or the next (1). */
export function clinicTime(now: Date, week: number, weekday: number, time: string): Date {
  return clinicMoment(addDays(mondayOf(clinicDate(now)), 7 * week + weekday - 1), time);
}
