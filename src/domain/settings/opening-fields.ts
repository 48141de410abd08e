/** The hours of the week, and the days on which they don't hold. */

import type { Clinic, Closure, OpenSpan, WeekHours } from '../clinic/clinic.ts';
import { closureHours } from '../clinic/coming-closures.ts';
import { daysByHours, spanLabel } from '../clinic/opening-hours.ts';
import { weekOf } from '../clinic/work-time.ts';
import { checkWeek, typedWeek } from '../clinic/work-time-fields.ts';
import { storedMap, storedText } from '../stored-value.ts';
import { type FormError, invalid } from '../text/form-checks.ts';
import { singleLine } from '../text/plain-text.ts';
import { checkStored } from '../text/stored-length.ts';
import { calendarDay } from '../time/clinic-time.ts';
import { isDate, isTime } from '../time/typed-time.ts';
import type { SettingsTab } from './settings-tab.ts';

/** As firestore.rules have them. */
const mostClosures = 40;
export const longestReason = 120;
const endOfDay = '24:00';

const texts = {
  tooMany: `At most ${mostClosures} closures. Remove the ones that are over.`,
  firstMissing: 'Choose the first day of the closure',
  lastFirst: 'The last day of the closure must not be before the first',
  past: 'This closure is over. Remove it, or choose later days.',
  startMissing: 'Enter from when the clinic is closed',
  endFirst: 'The closure must end after it starts',
  overlap: (other: string) => `This closure overlaps the one on ${other}`,
} as const;

/** A closure as it is typed. Without times it lasts all day; a missing last day is the first one. */
export type TypedClosure = {
  first: string;
  last: string;
  from: string;
  to: string;
  reason: string;
  reasonEs: string;
};

export type OpeningFields = {
  /** JSON of the week, as typedWeek reads it. */
  hours: string;
  /** JSON of typed closures. */
  closures: string;
};

function fieldsOf({ hours, closures }: Clinic): OpeningFields {
  return {
    hours: JSON.stringify(typedWeek(JSON.stringify(hours))),
    closures: JSON.stringify(closures.map(typedClosure)),
  };
}

function typedClosure({ from, to, span, reason, reasonEs }: Closure): TypedClosure {
  const end = span?.to === endOfDay ? '' : span?.to;
  return { first: from, last: to, from: span?.from ?? '', to: end ?? '', reason, reasonEs };
}

/** The closures in the form's text. */
export function typedClosures(text: string): TypedClosure[] {
  const all: unknown = JSON.parse(text || '[]');
  return Array.isArray(all) ? all.map((each) => closureIn(storedMap(each) ?? {})) : [];
}

function closureIn(stored: Record<string, unknown>): TypedClosure {
  return {
    first: storedText(stored.first),
    last: storedText(stored.last),
    from: storedText(stored.from),
    to: storedText(stored.to),
    reason: typedText(stored.reason),
    reasonEs: typedText(stored.reasonEs),
  };
}

/** With the blank at its end: it is being typed. */
const typedText = (value: unknown) => (typeof value === 'string' ? value : '');

function factsOf(fields: OpeningFields) {
  const week = typedWeek(fields.hours);
  const isSpan = ({ from, to }: OpenSpan) => from !== '' && to !== '' && from < to;
  return {
    hours: weekOf((day) => week[day].filter(isSpan)),
    closures: typedClosures(fields.closures)
      .filter(({ first }) => isDate(first))
      .map(closureOf)
      .sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1)),
  } satisfies Partial<Clinic>;
}

function closureOf({ first, last, from, to, reason, reasonEs }: TypedClosure): Closure {
  const span = from || to ? { from: from || '00:00', to: to || endOfDay } : null;
  const stored = (text: string) => singleLine(text.replaceAll('|', '/'));
  return {
    ...{ from: first, to: last || first, span },
    ...{ reason: stored(reason), reasonEs: stored(reasonEs) },
  };
}

const startOf = ({ from, span }: Closure) => `${from} ${span?.from ?? ''}`;

/** today: 'YYYY-MM-DD' */
export function isOver({ first, last }: TypedClosure, today: string): boolean {
  return first !== '' && (last || first) < today;
}

/** Ids of the controls, to which errors lead. */
export const closureId = (index: number) => `closure-${index}`;
export const closurePartId = (index: number, part: 'from' | 'reason' | 'reasonEs') =>
  `closure-${index}-${part}`;

function check(fields: OpeningFields, today: string): (FormError | null)[] {
  const closures = typedClosures(fields.closures);
  return [
    ...checkWeek(fields.hours),
    closures.length > mostClosures ? invalid('closures', texts.tooMany) : null,
    ...closures.map((closure, index) => checkClosure(closure, index, closures, today)),
  ];
}

function checkClosure(
  closure: TypedClosure,
  index: number,
  all: TypedClosure[],
  today: string,
): FormError | null {
  const { first, last, from, to } = closure;
  const id = closureId(index);
  if (!isDate(first)) return invalid(id, texts.firstMissing);
  if (last && !(isDate(last) && first <= last)) return invalid(id, texts.lastFirst);
  if (isOver(closure, today)) return invalid(id, texts.past);
  if (to && !isTime(from)) return invalid(closurePartId(index, 'from'), texts.startMissing);
  if (to && to <= from) return invalid(closurePartId(index, 'from'), texts.endFirst);
  for (const part of ['reason', 'reasonEs'] as const) {
    const reason = singleLine(closure[part]);
    const id = closurePartId(index, part);
    const tooLong = checkStored(id, 'The reason', reason, longestReason);
    if (tooLong) return tooLong;
  }
  const other = all.slice(0, index).find((each) => isDate(each.first) && areAtOnce(each, closure));
  return other ? invalid(id, texts.overlap(calendarDay(other.first))) : null;
}

function areAtOnce(one: TypedClosure, two: TypedClosure): boolean {
  const [a, b] = [closureOf(one), closureOf(two)];
  const onSameDay = a.from <= b.to && b.from <= a.to;
  return onSameDay && (!a.span || !b.span || (a.span.from < b.span.to && b.span.from < a.span.to));
}

/** 'Mon, Wed 9:00 AM – 12:00 PM; Fri …' */
export function hoursText(hours: WeekHours): string {
  return daysByHours(hours)
    .filter(({ spans }) => spans.length > 0)
    .map(({ days, spans }) => `${days} ${spans.map((span) => spanLabel(span)).join(', ')}`)
    .join('; ');
}

function closuresText(text: string): string {
  const { closures } = factsOf({ hours: '', closures: text });
  return closures
    .map((closure) => {
      const { from, to, reason, reasonEs } = closure;
      const days = from === to ? calendarDay(from) : `${calendarDay(from)} – ${calendarDay(to)}`;
      return [days, closureHours(closure), reason, reasonEs].filter(Boolean).join(', ');
    })
    .join('\n');
}

export const openingTab: SettingsTab<OpeningFields> = {
  fieldsOf,
  factsOf,
  check,
  limits: {},
  words: {
    hours: ['Hours', (hours) => hoursText(factsOf({ hours, closures: '' }).hours)],
    closures: ['Closures', closuresText],
  },
};
