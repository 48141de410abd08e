/** Days as the clinic's calendar counts them. */
import { type Weekday, wallClock } from './wall-clock.ts';

/** The clinic's offset from UTC at a moment, in milliseconds. */
function offsetAt(moment: Date): number {
  const { date, time } = wallClock(moment);
  return Date.parse(`${date}T${time}Z`) - Math.floor(moment.getTime() / 60_000) * 60_000;
}

/**
 * The moment when the clinic's clock shows 'HH:mm' on 'YYYY-MM-DD'. When clocks go back over it: the earlier one.
 * For a time that clocks skip, the result shows another time: see isSkippedTime in typed-time.ts.
 */
export function clinicMoment(date: string, time: string): Date {
  const asIfUtc = Date.parse(`${date}T${time}Z`);
  // The offset at the result may differ from the offset at the first guess, so it is looked up twice.
  const near = asIfUtc - offsetAt(new Date(asIfUtc));
  return new Date(asIfUtc - offsetAt(new Date(near)));
}

/** 'YYYY-MM-DD' plus that many days; negative counts back. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

export function weekdayOf(date: string): Weekday {
  return new Date(date).getUTCDay() as Weekday;
}

/** Days from one date to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** From the midnight of a date ('YYYY-MM-DD') to the next: 23 or 25 hours when clocks change. */
export function dayOf(date: string): { from: Date; to: Date } {
  return { from: clinicMoment(date, '00:00'), to: clinicMoment(addDays(date, 1), '00:00') };
}

/** The date on the clinic's calendar, 'YYYY-MM-DD'. */
export function clinicDate(moment: Date): string {
  return wallClock(moment).date;
}

/** The clinic's day that holds a moment, from midnight to midnight. */
export function clinicDay(moment: Date): { from: Date; to: Date } {
  return dayOf(clinicDate(moment));
}
