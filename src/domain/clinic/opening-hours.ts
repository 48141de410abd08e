/** When the clinic is open, by its own clock. */

import { addDays, clinicDate, daysBetween, weekdayOf } from '../time/clinic-day.ts';
import { timeLabel, type Weekday, wallClock } from '../time/wall-clock.ts';
import type { OpeningTimes, OpenSpan, WeekHours } from './clinic.ts';

/** Times are 'HH:mm'. daysAhead is 0 today, 7 on the same weekday next week; opens is null if it never does. */
export type OpeningState =
  | { open: true; closesAt: string }
  | { open: false; opens: { date: string; daysAhead: number; time: string } | null };

/** By weekday number, as in Date.getDay(). */
export const dayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
const mondayFirst: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

/** When the clinic is open on a date: the hours of its weekday less the closures. In order. */
export function openSpansOn(date: string, { hours, closures }: OpeningTimes): readonly OpenSpan[] {
  let open = hours[weekdayOf(date)];
  for (const { from, to, span } of closures) {
    if (date < from || to < date) continue;
    open = span ? open.flatMap((each) => without(each, span)) : [];
  }
  return open;
}

/** What is left of a span: nothing, one part or two. */
function without({ from, to }: OpenSpan, closed: OpenSpan): OpenSpan[] {
  const before = { from, to: closed.from < to ? closed.from : to };
  const after = { from: closed.to > from ? closed.to : from, to };
  return [before, after].filter((part) => part.from < part.to);
}

const year = 366;

/** The date itself or the first later one on which the clinic opens; null when none within a year does. */
export function openDayFrom(date: string, clinic: OpeningTimes): string | null {
  for (let ahead = 0; ahead < year; ahead++) {
    const day = addDays(date, ahead);
    if (openSpansOn(day, clinic).length > 0) return day;
  }
  return null;
}

/** A span is open from its first minute and closed at its last one. */
export function openingState(now: Date, clinic: OpeningTimes): OpeningState {
  const { date: today, time } = wallClock(now);
  const spans = openSpansOn(today, clinic);
  const current = spans.find((span) => span.from <= time && time < span.to);
  if (current) return { open: true, closesAt: current.to };

  const later = spans.find((span) => span.from > time);
  const date = later ? today : openDayFrom(addDays(today, 1), clinic);
  const next = later ?? (date && openSpansOn(date, clinic)[0]);
  if (!date || !next) return { open: false, opens: null };
  return { open: false, opens: { date, daysAhead: daysBetween(today, date), time: next.from } };
}

/** 'Open now · closes 6:00 PM', 'Closed · opens 2:00 PM' (today), 'Closed · opens Mon 9:00 AM' */
export function openingLabel(state: OpeningState): string {
  if (state.open) return `Open now · closes ${timeLabel(state.closesAt)}`;
  if (!state.opens) return 'Closed';
  const { date, daysAhead, time } = state.opens;
  const weekday = dayNames[weekdayOf(date)].slice(0, 3);
  const day = daysAhead === 0 ? '' : `${namedDay(weekday, date, daysAhead > 7)} `;
  return `Closed · opens ${day}${timeLabel(time)}`;
}

/** Whether the clinic opens on the day of a moment. */
export function isOpenOn(moment: Date, clinic: OpeningTimes): boolean {
  return openSpansOn(clinicDate(moment), clinic).length > 0;
}

/** '9 AM – 12 PM, 2 PM – 6 PM', 'Closed today · opens Mon 9:00 AM' */
export function hoursToday(now: Date, clinic: OpeningTimes): string {
  const spans = openSpansOn(clinicDate(now), clinic).map(spanLabel);
  if (spans.length > 0) return spans.join(', ').replaceAll(':00', '');
  return openingLabel(openingState(now, clinic)).replace('Closed', 'Closed today');
}

const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** 'Mon'; 'Mon, Nov 30,' where another Monday comes before it. */
export function namedDay(weekday: string, date: string, isFar: boolean): string {
  if (!isFar) return weekday;
  return `${weekday}, ${monthDay(date)},`;
}

/** 'Thu, Nov 26' */
export function shortDay(date: string): string {
  return `${dayNames[weekdayOf(date)].slice(0, 3)}, ${monthDay(date)}`;
}

function monthDay(date: string): string {
  return `${monthNames[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}`;
}

/** False for a clinic whose hours are not known. */
export function hasHours(hours: WeekHours): boolean {
  return mondayFirst.some((weekday) => hours[weekday].length > 0);
}

/** Seven rows, Monday first; spans as '9:00 AM – 12:00 PM', none on a closed day. */
export function hoursTable(hours: WeekHours): { weekday: Weekday; day: string; spans: string[] }[] {
  return mondayFirst.map((weekday) => ({
    weekday,
    day: dayNames[weekday],
    spans: hours[weekday].map(spanLabel),
  }));
}

/** 'Mon, Wed, Fri' with the spans they share, in the order of the week; closed days form a group without spans. */
export function daysByHours(hours: WeekHours): { days: string; spans: readonly OpenSpan[] }[] {
  const groups = new Map<string, { days: string[]; spans: readonly OpenSpan[] }>();
  for (const weekday of mondayFirst) {
    const spans = hours[weekday];
    const key = spans.map(({ from, to }) => `${from}-${to}`).join();
    const group = groups.get(key) ?? { days: [], spans };
    group.days.push(dayNames[weekday].slice(0, 3));
    groups.set(key, group);
  }
  return [...groups.values()].map(({ days, spans }) => ({ days: days.join(', '), spans }));
}

/** '9:00 AM – 12:00 PM' */
export function spanLabel({ from, to }: OpenSpan): string {
  return `${timeLabel(from)} – ${timeLabel(to)}`;
}

/** 'Mon, Wed, Fri 9–12, 2–6': for a narrow column. */
export function shortHours(days: string, spans: readonly OpenSpan[]): string {
  const short = (time: string) => timeLabel(time).replace(':00', '').slice(0, -3);
  return `${days} ${spans.map(({ from, to }) => `${short(from)}–${short(to)}`).join(', ')}`;
}
