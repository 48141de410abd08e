/** Opening hours that are drawn, moved and resized by pointer. Times are minutes of the day, in quarter hours. */
import type { OpenSpan } from '../clinic/clinic.ts';
import { isTime } from '../time/typed-time.ts';
import { minuteOfDay, timeOfDay } from '../time/wall-clock.ts';

export type MinuteSpan = { from: number; to: number };

/** What the pointer holds: a span or one of its ends, by place, or nothing yet. `at`: where it was pressed. */
export type Grip =
  | { part: 'from' | 'to' | 'whole'; index: number; at: number }
  | { part: 'new'; at: number };

const step = 15;
/** A time field knows no 24:00. */
const lastMinute = 24 * 60 - step;
const quarter = (minute: number) => Math.round(minute / step) * step;
const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** The spans of a day whose times are typed, in order. Half typed and crossed ones are left out. */
export function minuteSpans(spans: readonly OpenSpan[]): MinuteSpan[] {
  return spans
    .filter(({ from, to }) => isTime(from) && isTime(to) && from < to)
    .map(({ from, to }) => ({ from: minuteOfDay(from), to: minuteOfDay(to) }))
    .sort((a, b) => a.from - b.from);
}

/** As the time fields take them. */
export function openSpan({ from, to }: MinuteSpan): OpenSpan {
  return { from: timeOfDay(from), to: timeOfDay(to) };
}

/** The spans once the pointer is at a minute. None passes another or the bounds; one resized to nothing is gone. */
export function dragged(
  spans: readonly MinuteSpan[],
  grip: Grip,
  minute: number,
  bounds: MinuteSpan,
): MinuteSpan[] {
  const held = grip.part === 'new' ? null : spans[grip.index];
  const others = spans.filter((span) => span !== held);
  const place = held ? held.from : grip.at;
  const least = Math.max(
    bounds.from,
    ...others.filter(({ to }) => to <= place).map(({ to }) => to),
  );
  const most = Math.min(
    bounds.to,
    lastMinute,
    ...others.filter(({ from }) => from >= place).map(({ from }) => from),
  );
  const span = held ? heldAt(held, grip, minute, least, most) : drawn(grip.at, minute, least, most);
  return [...others, span].filter(({ from, to }) => from < to).sort((a, b) => a.from - b.from);
}

function heldAt(
  { from, to }: MinuteSpan,
  { part, at }: Grip,
  minute: number,
  least: number,
  most: number,
): MinuteSpan {
  if (part === 'from') return { from: clamp(quarter(minute), least, to), to };
  if (part === 'to') return { from, to: clamp(quarter(minute), from, most) };
  const start = clamp(from + quarter(minute - at), least, most - (to - from));
  return { from: start, to: start + to - from };
}

function drawn(at: number, minute: number, least: number, most: number): MinuteSpan {
  const [one, two] = [at, minute].map((each) => clamp(quarter(each), least, most)) as [
    number,
    number,
  ];
  return { from: Math.min(one, two), to: Math.max(one, two) };
}

/**
 * What a press at a minute takes hold of. null on free time, if the day has no room for another span. `reach`: minutes
 * on each side of an end that take the end; a short span keeps a middle.
 */
export function gripAt(
  spans: readonly MinuteSpan[],
  at: number,
  reach: number,
  hasRoom: boolean,
): Grip | null {
  for (const [index, { from, to }] of spans.entries()) {
    const inner = Math.min(reach, (to - from) / 3);
    if (at >= from - reach && at < from + inner) return { part: 'from', index, at };
    if (at > to - inner && at <= to + reach) return { part: 'to', index, at };
    if (at >= from && at <= to) return { part: 'whole', index, at };
  }
  return hasRoom ? { part: 'new', at } : null;
}

/** What a strip shows: working hours, and what is open besides. Minutes of whole hours. */
export function boundsOf(spans: readonly MinuteSpan[]): MinuteSpan {
  const hour = 60;
  const from = Math.min(6 * hour, ...spans.map((span) => Math.floor(span.from / hour) * hour));
  const to = Math.max(21 * hour, ...spans.map((span) => Math.ceil(span.to / hour) * hour));
  return { from, to };
}
