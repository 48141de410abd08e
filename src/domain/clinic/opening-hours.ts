/** Whether the clinic is open, by the clock in the clinic's time zone. */

import { timeLabel, wallClock } from '../time/wall-clock.ts';
import type { OpenSpan, Weekday } from './clinic.ts';

export type WeekHours = Readonly<Record<Weekday, readonly OpenSpan[]>>;

/** Times are 'HH:mm'. daysAhead is 0 today, 7 on the same weekday next week; opens is null if it never does. */
export type OpeningState =
  | { open: true; closesAt: string }
  | { open: false; opens: { weekday: Weekday; daysAhead: number; time: string } | null };

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

/** A span is open from its first minute and closed at its last one. */
export function openingState(now: Date, hours: WeekHours, timeZone: string): OpeningState {
  const { weekday: today, time } = wallClock(now, timeZone);
  const current = hours[today].find((span) => span.from <= time && time < span.to);
  if (current) return { open: true, closesAt: current.to };

  for (let daysAhead = 0; daysAhead <= 7; daysAhead++) {
    const weekday = ((today + daysAhead) % 7) as Weekday;
    const next = hours[weekday].find((span) => daysAhead > 0 || span.from > time);
    if (next) return { open: false, opens: { weekday, daysAhead, time: next.from } };
  }
  return { open: false, opens: null };
}

/** 'Open now · closes 6:00 PM', 'Closed · opens 2:00 PM' (today), 'Closed · opens Mon 9:00 AM' */
export function openingLabel(state: OpeningState): string {
  if (state.open) return `Open now · closes ${timeLabel(state.closesAt)}`;
  if (!state.opens) return 'Closed';
  const { weekday, daysAhead, time } = state.opens;
  const day = daysAhead === 0 ? '' : `${dayNames[weekday].slice(0, 3)} `;
  return `Closed · opens ${day}${timeLabel(time)}`;
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

/** Today's weekday in the clinic's zone. */
export function todayIn(now: Date, timeZone: string): Weekday {
  return wallClock(now, timeZone).weekday;
}
