/** What lies ahead on one day of the clinic: visits, and the time between them. */
import type { OpeningTimes } from '../clinic/clinic.ts';
import { openDayFrom, openSpansOn } from '../clinic/opening-hours.ts';
import { addDays, clinicDate, clinicMoment } from '../time/clinic-day.ts';
import { quarterMs } from '../time/quarter.ts';
import { freeFrom, takesPlace, type Visit } from './visit.ts';

/** Today until the last closing time, then the next open day. A clinic that doesn't open within a year gets today. */
export function workDay(now: Date, clinic: OpeningTimes): string {
  const today = clinicDate(now);
  const last = openSpansOn(today, clinic).at(-1);
  if (last && clinicMoment(today, last.to) > now) return today;
  return openDayFrom(addDays(today, 1), clinic) ?? today;
}

type Span = { startsAt: Date; endsAt: Date };

/** visit is null in free time. */
export type DayEntry = Span & { visit: Visit | null };

/** Visits that are not over, and spans of opening hours in which no provider has one, in order. */
export function dayPlan(
  date: string,
  visits: readonly Visit[],
  clinic: OpeningTimes,
  now: Date,
): DayEntry[] {
  const ahead = visits
    .filter((visit) => takesPlace(visit, now) && visit.endsAt > now)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const entries: DayEntry[] = [
    ...ahead.map((visit) => ({ startsAt: visit.startsAt, endsAt: visit.endsAt, visit })),
    ...freeSpans(date, ahead, clinic, now).map((span) => ({ ...span, visit: null })),
  ];
  return entries.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** taken: in order. */
function freeSpans(date: string, taken: readonly Visit[], clinic: OpeningTimes, now: Date): Span[] {
  const nextQuarter = new Date(Math.ceil(now.getTime() / quarterMs) * quarterMs);
  return openSpansOn(date, clinic).flatMap(({ from, to }) => {
    const closes = clinicMoment(date, to);
    const spans: Span[] = [];
    let start = later(clinicMoment(date, from), nextQuarter);
    for (const visit of taken) {
      const { startsAt } = visit;
      const end = startsAt < closes ? startsAt : closes;
      if (start < end) spans.push({ startsAt: start, endsAt: end });
      start = later(start, freeFrom(visit));
    }
    if (start < closes) spans.push({ startsAt: start, endsAt: closes });
    return spans;
  });
}

function later(a: Date, b: Date): Date {
  return a > b ? a : b;
}
