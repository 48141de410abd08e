/** How long a lead has waited, measured against the time this person was promised. */

import { times } from '#words/times.ts';
import { promisedDay, promiseText } from '../requests/promise.ts';
import { clinicDate, daysBetween } from '../time/clinic-day.ts';
import { clockLabel } from '../time/clinic-time.ts';
import { isUnknown, type Lead } from './lead.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Promised = Pick<Lead, 'createdAt' | 'promisedBy'>;

/** Calm in the first half of the promised time, soon in the second half, late afterwards. */
export type Urgency = 'calm' | 'soon' | 'late';

export function urgency({ createdAt, promisedBy }: Promised, now: Date): Urgency {
  if (now >= promisedBy) return 'late';
  const half = (createdAt.getTime() + promisedBy.getTime()) / 2;
  return now.getTime() < half ? 'calm' : 'soon';
}

/** 'due by Monday 10:00 AM', 'was due by Monday 10:00 AM'. The date instead of the weekday after a week. */
export function dueText({ promisedBy }: Promised, now: Date): string {
  if (now < promisedBy) return `due ${promiseText(promisedBy, now)}`;
  const late = now.getTime() - promisedBy.getTime();
  return late < 6 * day ? `was due ${promiseText(promisedBy, now)}` : 'past the promised time';
}

/** What staff do first: the part of a work list that a new lead belongs to. */
export type DueGroup = 'late' | 'today' | 'later';

export function dueGroup({ promisedBy }: Pick<Lead, 'promisedBy'>, now: Date): DueGroup {
  if (now >= promisedBy) return 'late';
  return clinicDate(promisedBy) === clinicDate(now) ? 'today' : 'later';
}

/** 'by 3:00 PM' today, 'by Mon 10:00 AM', 'by Mon 10:00 AM, 5 hours late'; how late alone after a week. */
export function promiseState({ promisedBy }: Pick<Lead, 'promisedBy'>, now: Date): string {
  const isToday = clinicDate(promisedBy) === clinicDate(now);
  const weekday = isToday ? '' : `${times.nearDay(...promisedDay(promisedBy, now))} `;
  const by = `by ${weekday}${clockLabel(promisedBy)}`;
  if (now < promisedBy) return by;
  const late = waitText(promisedBy, now);
  if (!late) return `${by}, due now`;
  return now.getTime() - promisedBy.getTime() < 6 * day ? `${by}, ${late} late` : `${late} late`;
}

/** '3 hours'. Counts hours up to two days, because the promise is in hours. '' below one minute. */
export function waitText(createdAt: Date, now: Date): string {
  const passed = now.getTime() - createdAt.getTime();
  if (passed < minute) return '';
  if (passed < hour) return count(Math.floor(passed / minute), 'minute');
  if (passed < 48 * hour) return count(Math.floor(passed / hour), 'hour');
  return count(Math.floor(passed / day), 'day');
}

/** '3 hours ago', 'just now' */
export function ageText(createdAt: Date, now: Date): string {
  const wait = waitText(createdAt, now);
  return wait ? `${wait} ago` : 'just now';
}

/** 'Today', '1 day ago', '5 days ago', by the clinic's calendar; 'Unknown' without a date. */
export function dayAgeText(createdAt: Date, now: Date): string {
  if (isUnknown(createdAt)) return 'Unknown';
  const days = daysBetween(clinicDate(createdAt), clinicDate(now));
  return days <= 0 ? 'Today' : `${count(days, 'day')} ago`;
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
