/** Dates and times in the clinic's zone, for any reader. */
import { type Times, times } from '#words/times.ts';
import { clinicDate } from './clinic-day.ts';
import { isDate } from './typed-time.ts';
import { timeLabel, timeZone, wallClock } from './wall-clock.ts';
import { longDate, shortDate, weekdayLabel, withYear } from './week.ts';

const day = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' });
const dayOfYear = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium' });

/** 'Nov 18'; with the year when it is not the current one: 'Nov 18, 2025' */
export function dayLabel(moment: Date, now: Date): string {
  const sameYear = yearOf(moment) === yearOf(now);
  return (sameYear ? day : dayOfYear).format(moment);
}

const dayAlone = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' });

/** 'Oct 13, 2026' for '2026-10-13'; any other text stays as it is. */
export function calendarDay(date: string): string {
  return isDate(date) ? dayAlone.format(new Date(date)) : date;
}

/** '9:42 AM' */
export function clockLabel(moment: Date, words: Times = times): string {
  return timeLabel(wallClock(moment).time, words);
}

/** Within six days the weekday says it. */
const weekMs = 6 * 24 * 60 * 60 * 1000;

/** 'Tue 2:15 PM' within the next six days, else 'Tue, Dec 8, 2:15 PM', with the year where it is another one. */
export function nearMoment(moment: Date, now: Date): string {
  const ahead = moment.getTime() - now.getTime();
  const isSoon = ahead < weekMs && (ahead >= 0 || clinicDate(moment) === clinicDate(now));
  return isSoon
    ? `${weekdayLabel(clinicDate(moment))} ${clockLabel(moment)}`
    : `${datedDay(moment, now)}, ${clockLabel(moment)}`;
}

/** 'Wed, Nov 18', 'Thu, Nov 18, 2027' */
function datedDay(moment: Date, now: Date): string {
  const date = clinicDate(moment);
  return withYear(shortDate(date), date, clinicDate(now));
}

/** 'Wed, Nov 18 at 9:15 AM', 'Thu, Nov 18, 2027 at 9:15 AM' */
export function shortMoment(moment: Date, now: Date): string {
  return `${datedDay(moment, now)} at ${clockLabel(moment)}`;
}

/** 'Wed, Nov 18, 2025 at 9:15 AM': for what is kept for years. */
export function datedMoment(moment: Date): string {
  return `${shortDate(clinicDate(moment))}, ${yearOf(moment)} at ${clockLabel(moment)}`;
}

/** 'Wednesday, November 18 at 9:15 AM' */
export function longMoment(moment: Date, words: Times = times): string {
  return words.moment(longDate(clinicDate(moment), words), wallClock(moment).time);
}

function yearOf(moment: Date): string {
  return wallClock(moment).date.slice(0, 4);
}
