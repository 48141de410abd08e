/** Weeks of the clinic's calendar. Dates are 'YYYY-MM-DD' in the clinic's zone. */
import { type Times, times } from '#words/times.ts';
import { addDays, weekdayOf } from './clinic-day.ts';

const labels = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
const short = labels({ weekday: 'short', month: 'short', day: 'numeric' });
const letters = labels({ weekday: 'short' });
const monthAndDay = labels({ month: 'short', day: 'numeric', year: 'numeric' });

/** The Monday on or before a date. */
export function mondayOf(date: string): string {
  return addDays(date, -((weekdayOf(date) + 6) % 7));
}

/** 'Wednesday, November 18' */
export function longDate(date: string, words: Times = times): string {
  return words.longDate(weekdayOf(date), date);
}

/** 'Wed, Nov 18' */
export function shortDate(date: string): string {
  return short.format(Date.parse(date));
}

/** The label of a date, with its year where that is not today's: 'Wed, Nov 18', 'Thu, Nov 18, 2027' */
export function withYear(label: string, date: string, today: string): string {
  const year = date.slice(0, 4);
  return today.startsWith(year) ? label : `${label}, ${year}`;
}

/** 'Wed' */
export function weekdayLabel(date: string): string {
  return letters.format(Date.parse(date));
}

/** 'Nov 16 – 22, 2026', 'Nov 30 – Dec 6, 2026' */
export function weekLabel(date: string): string {
  const monday = mondayOf(date);
  return monthAndDay.formatRange(Date.parse(monday), Date.parse(addDays(monday, 6)));
}
