/** Days as the clinic's calendar counts them. */
import { clinic } from './clinic.ts';
import { wallClock } from './wall-clock.ts';

/** How far the clock on the wall is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: Date): number {
  const { date, time } = wallClock(moment, clinic.timeZone);
  return Date.parse(`${date}T${time}Z`) - Math.floor(moment.getTime() / 60_000) * 60_000;
}

/** date is 'YYYY-MM-DD'. */
function midnight(date: string): Date {
  const asIfUtc = Date.parse(`${date}T00:00Z`);
  // The offset now may differ from the one at midnight: the second look uses the one at midnight.
  const near = asIfUtc - offsetAt(new Date(asIfUtc));
  return new Date(asIfUtc - offsetAt(new Date(near)));
}

/** The clinic's day that a moment falls on, from its midnight up to the next; 23 or 25 hours where clocks change. */
export function clinicDay(moment: Date): { from: Date; to: Date } {
  const { date } = wallClock(moment, clinic.timeZone);
  const next = new Date(`${date}T00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return { from: midnight(date), to: midnight(next.toISOString().slice(0, 10)) };
}
