/** How long somebody has been waiting, against the clinic's promise to be in touch. */
import { clinic } from './clinic.ts';
import { isUnknown } from './lead.ts';
import { clinicDate } from './week.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Calm in the first half of the promised time, soon in the second, late after it. */
export type Urgency = 'calm' | 'soon' | 'late';

export function urgency(createdAt: Date, now: Date): Urgency {
  const hours = (now.getTime() - createdAt.getTime()) / hour;
  if (hours < clinic.promiseHours / 2) return 'calm';
  return hours < clinic.promiseHours ? 'soon' : 'late';
}

/** '3 hours'; hours up to two days, since they are what the promise counts. '' below one minute. */
export function waitText(createdAt: Date, now: Date): string {
  const passed = now.getTime() - createdAt.getTime();
  if (passed < minute) return '';
  if (passed < hour) return count(Math.floor(passed / minute), 'minute');
  if (passed < 48 * hour) return count(Math.floor(passed / hour), 'hour');
  return count(Math.floor(passed / (24 * hour)), 'day');
}

/** '3 hours ago', 'just now' */
export function ageText(createdAt: Date, now: Date): string {
  const wait = waitText(createdAt, now);
  return wait ? `${wait} ago` : 'just now';
}

/** 'Today', '1 day ago', '5 days ago', by the clinic's calendar; 'Unknown' without a date. */
export function dayAgeText(createdAt: Date, now: Date): string {
  if (isUnknown(createdAt)) return 'Unknown';
  const day = (moment: Date) => Date.parse(clinicDate(moment));
  const days = Math.round((day(now) - day(createdAt)) / (24 * hour));
  return days <= 0 ? 'Today' : `${count(days, 'day')} ago`;
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
