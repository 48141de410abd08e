/** Own hours and days off, as the form of a member of staff sends them. */

import { times } from '#words/times.ts';
import { storedMap, storedText } from '../stored-value.ts';
import { type FormError, invalid } from '../text/form-checks.ts';
import { multiLine } from '../text/plain-text.ts';
import { isDate, isTime } from '../time/typed-time.ts';
import { mondayFirst, type Weekday } from '../time/wall-clock.ts';
import type { OpenSpan, WeekHours } from './clinic.ts';
import { daysIn, mostSpans, weekdays, weekOf } from './work-time.ts';

/** Times are 'HH:mm', or '' while they are not typed. */
type TypedWeek = Record<Weekday, OpenSpan[]>;

const blank: OpenSpan = { from: '', to: '' };
const mostTimesOff = 20;

const texts = {
  hoursMissing: 'Enter own hours for at least one day, or use the clinic’s hours',
  bothTimes: (day: string) => `${day}: enter a start and an end`,
  endFirst: (day: string) => `${day}: the end must be after the start`,
  overlap: (day: string) => `${day}: the second hours must start after the first end`,
  dayMissing: 'Days off: choose a first day',
  lastFirst: 'Days off: the last day must not be before the first',
  tooMany: `Days off: at most ${mostTimesOff} entries. Remove the ones that are over.`,
} as const;

/** The hours in the form's text: two spans for each weekday. '' is a week without hours. */
export function typedWeek(text: string): TypedWeek {
  const days = storedMap(parsedJson(text)) ?? {};
  return weekOf((weekday) => {
    const spans = Array.isArray(days[weekday]) ? days[weekday] : [];
    return Array.from({ length: mostSpans }, (_, index) => typedSpan(spans[index]));
  });
}

function typedSpan(value: unknown): OpenSpan {
  const span = storedMap(value) ?? blank;
  return { from: storedText(span.from), to: storedText(span.to) };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Harmless: a text that no form sends counts as blank.
    return null;
  }
}

const isBlank = ({ from, to }: OpenSpan) => from === '' && to === '';

/** null without a text: the clinic's hours. */
export function parseHours(value: unknown): WeekHours | null {
  const text = storedText(value);
  if (!text) return null;
  const week = typedWeek(text);
  return weekOf((weekday) => week[weekday].filter((span) => !isBlank(span)));
}

/** A line for each time off. A missing last day is the first one. Blank entries are left out. */
export function parseDaysOff(value: unknown): string[] {
  return linesOf(value)
    .map(daysIn)
    .filter(({ first, last }) => first || last)
    .map(({ first, last }) => `${first}/${last || first}`);
}

/** Ids of the controls, to which errors lead. */
export const hoursId = (weekday: Weekday, span: number) => `hours-${weekday}-${span}`;
export const dayOffId = (line: number) => `off-${line}`;

/** For the form's `hours` and `daysOff`. */
export function checkWorkTime(fields: Record<string, unknown>): (FormError | null)[] {
  return [...checkHours(storedText(fields.hours)), ...checkDaysOff(linesOf(fields.daysOff))];
}

function checkHours(text: string): (FormError | null)[] {
  if (!text) return [];
  const week = typedWeek(text);
  const isEmpty = weekdays.every((weekday) => week[weekday].every(isBlank));
  return isEmpty ? [invalid('hours', texts.hoursMissing)] : checkWeek(text);
}

/** For the text of typedWeek. In the order of the form. */
export function checkWeek(text: string): (FormError | null)[] {
  const week = typedWeek(text);
  return mondayFirst.map((weekday) => checkDay(weekday, week[weekday]));
}

function checkDay(weekday: Weekday, spans: OpenSpan[]): FormError | null {
  const day = times.dayName(weekday);
  let end = '';
  for (const [index, span] of spans.entries()) {
    if (isBlank(span)) continue;
    const field = hoursId(weekday, index);
    if (!isTime(span.from) || !isTime(span.to)) return invalid(field, texts.bothTimes(day));
    if (span.from >= span.to) return invalid(field, texts.endFirst(day));
    if (span.from < end) return invalid(field, texts.overlap(day));
    end = span.to;
  }
  return null;
}

function checkDaysOff(lines: string[]): (FormError | null)[] {
  if (lines.length > mostTimesOff) return [invalid('daysOff', texts.tooMany)];
  return lines.map((line, index) => {
    const { first, last } = daysIn(line);
    if (!first && !last) return null;
    if (!isDate(first)) return invalid(dayOffId(index), texts.dayMissing);
    return !last || (isDate(last) && first <= last)
      ? null
      : invalid(dayOffId(index), texts.lastFirst);
  });
}

const linesOf = (value: unknown) => {
  const text = multiLine(value);
  return text ? text.split('\n').map((line) => line.trim()) : [];
};
