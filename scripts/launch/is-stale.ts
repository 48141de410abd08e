import { isDate } from '#domain/time/typed-time.ts';

/** Whether a date is more than 12 months ago, not there yet, or none. Dates are 'YYYY-MM-DD'. */
export function isStale(date: string, today: string): boolean {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return !isPast(date, today) || date < yearAgo;
}

/** Whether a text is the date of today or of an earlier day. */
export function isPast(date: string, today: string): boolean {
  return isDate(date) && date <= today;
}
