import { clinicDay } from '#domain/time/clinic-day.ts';
import { wallClock } from '#domain/time/wall-clock.ts';

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
  const today = wallClock(now).weekday;
  // Weeks begin on Monday, so a Sunday is the seventh day.
  const daysAhead = week * 7 + weekday - (today || 7);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  // From midday: an hour more or less at a clock change stays on the same date.
  const midday = clinicDay(now).from.getTime() + day / 2;
  const { from } = clinicDay(new Date(midday + daysAhead * day));
  return new Date(from.getTime() + (hours * 60 + minutes) * minute);
}
