/** What lies ahead on one day of the clinic: visits, and the time between them. */
import { addDays, clinicDate, clinicMoment } from '../time/clinic-day.ts';
import { weekDay } from '../time/week.ts';
import { quarterMinutes } from './slots.ts';
import { takesPlace, type Visit } from './visit.ts';

const quarterMs = quarterMinutes * 60_000;

/** Today until the last closing time, then the next open day. A clinic without opening hours gets today. */
export function workDay(now: Date): string {
  const today = clinicDate(now);
  const week = [0, 1, 2, 3, 4, 5, 6, 7].map((ahead) => addDays(today, ahead));
  const isAhead = (date: string) => {
    const last = weekDay(date).open.at(-1);
    return last !== undefined && clinicMoment(date, last.to) > now;
  };
  return week.find(isAhead) ?? today;
}

type Span = { startsAt: Date; endsAt: Date };

/** visit is null in free time. */
export type DayEntry = Span & { visit: Visit | null };

/** Visits that are not over, and spans of opening hours in which no provider has one, in order. */
export function dayPlan(date: string, visits: readonly Visit[], now: Date): DayEntry[] {
  const ahead = visits
    .filter((visit) => takesPlace(visit) && visit.endsAt > now)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const entries: DayEntry[] = [
    ...ahead.map((visit) => ({ startsAt: visit.startsAt, endsAt: visit.endsAt, visit })),
    ...freeSpans(date, ahead, now).map((span) => ({ ...span, visit: null })),
  ];
  return entries.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** taken: in order. */
function freeSpans(date: string, taken: readonly Span[], now: Date): Span[] {
  const nextQuarter = new Date(Math.ceil(now.getTime() / quarterMs) * quarterMs);
  return weekDay(date).open.flatMap(({ from, to }) => {
    const closes = clinicMoment(date, to);
    const spans: Span[] = [];
    let start = later(clinicMoment(date, from), nextQuarter);
    for (const { startsAt, endsAt } of taken) {
      const end = startsAt < closes ? startsAt : closes;
      if (start < end) spans.push({ startsAt: start, endsAt: end });
      start = later(start, endsAt);
    }
    if (start < closes) spans.push({ startsAt: start, endsAt: closes });
    return spans;
  });
}

function later(a: Date, b: Date): Date {
  return a > b ? a : b;
}
