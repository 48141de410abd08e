/** When the clinic is open, by its own clock. words: the language of who reads it; staff read English. */

import { type Times, times } from '#words/times.ts';
import { addDays, daysBetween, weekdayOf } from '../time/clinic-day.ts';
import { mondayFirst, timeLabel, type Weekday, wallClock } from '../time/wall-clock.ts';
import type { OpeningTimes, OpenSpan, WeekHours } from './clinic.ts';

/** Times are 'HH:mm'. daysAhead is 0 today, 7 on the same weekday next week; opens is null if it never does. */
type OpeningState =
  | { open: true; closesAt: string }
  | { open: false; opens: { date: string; daysAhead: number; time: string } | null };

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
export function openingLabel(state: OpeningState, words: Times = times): string {
  if (state.open) return words.openUntil(state.closesAt);
  if (!state.opens) return words.closed;
  const { date, daysAhead, time } = state.opens;
  const day = daysAhead === 0 ? '' : words.nearDay(weekdayOf(date), daysAhead > 7 ? date : null);
  return words.closedUntil(day, time);
}

/** 'Thu, Nov 26' */
export function shortDay(date: string, words: Times = times): string {
  return words.shortDate(weekdayOf(date), date);
}

/** False for a clinic whose hours are not known. */
export function hasHours(hours: WeekHours): boolean {
  return mondayFirst.some((weekday) => hours[weekday].length > 0);
}

/** Seven rows, Monday first; spans as '9:00 AM – 12:00 PM', none on a closed day. */
export function hoursTable(
  hours: WeekHours,
  words: Times = times,
): { weekday: Weekday; day: string; spans: string[] }[] {
  return mondayFirst.map((weekday) => ({
    weekday,
    day: words.dayHeading(weekday),
    spans: hours[weekday].map((span) => spanLabel(span, words)),
  }));
}

/** 'Mon, Wed, Fri' with the spans they share, in the order of the week; closed days form a group without spans. */
export function daysByHours(
  hours: WeekHours,
  words: Times = times,
): { days: string; spans: readonly OpenSpan[] }[] {
  const groups = new Map<string, { days: string[]; spans: readonly OpenSpan[] }>();
  for (const weekday of mondayFirst) {
    const spans = hours[weekday];
    const key = spans.map(({ from, to }) => `${from}-${to}`).join();
    const group = groups.get(key) ?? { days: [], spans };
    group.days.push(words.shortDayName(weekday));
    groups.set(key, group);
  }
  return [...groups.values()].map(({ days, spans }) => ({ days: days.join(', '), spans }));
}

/** '9:00 AM – 12:00 PM' */
export function spanLabel({ from, to }: OpenSpan, words: Times = times): string {
  return `${timeLabel(from, words)} – ${timeLabel(to, words)}`;
}

/** 'Mon, Wed, Fri 9–12, 2–6': for a narrow column. */
export function shortHours(days: string, spans: readonly OpenSpan[], words: Times = times): string {
  return `${days} ${spans.map(({ from, to }) => words.narrowSpan(from, to)).join(', ')}`;
}
