/** When a member of staff works: own hours of the week, and days off. */
import { storedMap, storedText } from '../stored-value.ts';
import { isDate, isTime } from '../time/clinic-day.ts';
import type { Weekday } from '../time/wall-clock.ts';
import type { OpenSpan, WeekHours } from './clinic.ts';

export type WorkTime = {
  /** null: the clinic's hours. */
  hours: WeekHours | null;
  /** First and last day of each time off: 'YYYY-MM-DD/YYYY-MM-DD'. */
  daysOff: string[];
};

export const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** Most spans of a day. */
export const mostSpans = 2;

/** One entry for each weekday. */
export function weekOf<Each>(of: (weekday: Weekday) => Each): Record<Weekday, Each> {
  return { 0: of(0), 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5), 6: of(6) };
}

/** null for a missing or empty week. */
export function storedHours(value: unknown): WeekHours | null {
  const days = storedMap(value);
  if (!days) return null;
  const hours = weekOf((weekday) => storedSpans(days[weekday]));
  return weekdays.some((weekday) => hours[weekday].length > 0) ? hours : null;
}

function storedSpans(value: unknown): OpenSpan[] {
  if (!Array.isArray(value)) return [];
  return value
    .map((span) => ({
      from: storedText(storedMap(span)?.from),
      to: storedText(storedMap(span)?.to),
    }))
    .filter(({ from, to }) => isTime(from) && isTime(to) && from < to);
}

/** Leaves out what is no time off. */
export function storedDaysOff(value: unknown): string[] {
  return Array.isArray(value) ? value.map(storedText).filter(isTimeOff) : [];
}

function isTimeOff(text: string): boolean {
  const { first, last } = daysIn(text);
  return isDate(first) && isDate(last) && first <= last && text === `${first}/${last}`;
}

/** The two days of a time off; '' for a missing one. */
export function daysIn(timeOff: string): { first: string; last: string } {
  const [first = '', last = ''] = timeOff.split('/');
  return { first, last };
}

/** date: 'YYYY-MM-DD' */
export function isDayOff(daysOff: readonly string[], date: string): boolean {
  return daysOff.some((timeOff) => {
    const { first, last } = daysIn(timeOff);
    return first <= date && date <= last;
  });
}
