import { type Times, times } from '#words/times.ts';
import { addDays } from '../time/clinic-day.ts';
import type { Closure } from './clinic.ts';
import { shortDay, spanLabel } from './opening-hours.ts';

const days = 14;

/** The closures of two weeks from a date, in order. */
export function comingClosures(date: string, closures: readonly Closure[]): Closure[] {
  const end = addDays(date, days);
  return closures
    .filter(({ from, to }) => to >= date && from < end)
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** 'Thu, Nov 26', 'Thu, Nov 26 – Fri, Nov 27' */
export function closureDays({ from, to }: Closure, words: Times = times): string {
  const first = shortDay(from, words);
  return from === to ? first : `${first} – ${shortDay(to, words)}`;
}

/** 'Closed', 'Closed 9:00 AM – 12:00 PM', 'Closed from 12:00 PM' */
export function closureHours({ span }: Closure, words: Times = times): string {
  if (!span) return words.closed;
  return span.to === '24:00'
    ? words.closedFrom(span.from)
    : words.closedFor(spanLabel(span, words));
}
