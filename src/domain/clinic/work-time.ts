/** When a member of staff works: own hours of the week, and days off. */
import { storedMap, storedText, storedTexts } from '../stored-value.ts';
import { isDate, isTime } from '../time/typed-time.ts';
import type { Weekday } from '../time/wall-clock.ts';
import type { OpenSpan, WeekHours } from './clinic.ts';

export type WorkTime = {
  /** null: the clinic's hours. */
  hours: WeekHours | null;
  /** First and last day of each time off: 'YYYY-MM-DD/YYYY-MM-DD'. */
  daysOff: string[];
};

export const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

export const mostSpans = 2;

export function weekOf<Each>(of: (weekday: Weekday) => Each): Record<Weekday, Each> {
  return { 0: of(0), 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5), 6: of(6) };
}

/** A stored week: by weekday, '09:00-12:00,14:00-18:00', or a list of spans, as older staff pages have it. */
export function weekFrom(value: unknown): WeekHours {
  const days = storedMap(value) ?? {};
  return weekOf((weekday) => inOrder(storedSpans(days[weekday])));
}

export function storedWeek(hours: WeekHours): Record<Weekday, string> {
  return weekOf((weekday) => hours[weekday].map(spanText).join(','));
}

/** null for a missing or empty week. */
export function ownHoursFrom(value: unknown): WeekHours | null {
  const hours = weekFrom(value);
  return weekdays.some((weekday) => hours[weekday].length > 0) ? hours : null;
}

function storedSpans(value: unknown): OpenSpan[] {
  if (!Array.isArray(value)) return storedText(value).split(',').flatMap(spanFrom);
  return value.flatMap((span) => {
    const { from, to } = storedMap(span) ?? {};
    return spanFrom(`${storedText(from)}-${storedText(to)}`);
  });
}

/** Of '09:00-12:00'; none of another text. A day ends at '24:00'. */
export function spanFrom(text: string): OpenSpan[] {
  const [from = '', to = '', more] = text.split('-');
  const isSpan = isTime(from) && (isTime(to) || to === '24:00') && from < to && !more;
  return isSpan ? [{ from, to }] : [];
}

export function spanText({ from, to }: OpenSpan): string {
  return `${from}-${to}`;
}

/** Joins a span to the one that ends as it begins, and leaves out one that begins before that. */
function inOrder(spans: OpenSpan[]): OpenSpan[] {
  const sorted = [...spans].sort((a, b) => (a.from < b.from ? -1 : 1));
  const kept: OpenSpan[] = [];
  for (const span of sorted) {
    const last = kept.at(-1);
    if (last?.to === span.from) kept.splice(-1, 1, { from: last.from, to: span.to });
    else if (!last || span.from > last.to) kept.push(span);
  }
  return kept;
}

/** Leaves out what is no time off. */
export function storedDaysOff(value: unknown): string[] {
  return storedTexts(value).filter(isTimeOff);
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
