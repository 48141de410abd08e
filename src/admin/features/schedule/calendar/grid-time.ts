import type { CSSProperties } from 'react';
import type { WeekHours } from '#domain/clinic/clinic.ts';
import type { WeekDay } from '#domain/clinic/clinic-week.ts';
import { clinicDate, clinicMoment } from '#domain/time/clinic-day.ts';
import { minuteOfDay, timeOfDay, wallClock } from '#domain/time/wall-clock.ts';
import { quarterMinutes } from '#domain/visits/slots.ts';
import type { Visit } from '#domain/visits/visit.ts';

/** The hours that the calendar shows, in minutes of the day; whole hours. */
export type Window = { from: number; to: number };

/** A place in the calendar: minute of the day on a date. */
export type Spot = { date: string; minute: number };

const hour = 60;

/** Of a clinic that has stored none. */
const usualSpans = [{ from: '09:00', to: '17:00' }];

const spansOf = (hours: WeekHours) => Object.values(hours).flat();

/** Opening hours with a margin of `around` minutes, extended to hold every visit. */
export function windowOf(
  days: readonly WeekDay[],
  visits: readonly Visit[],
  around: number,
  hours: WeekHours,
): Window {
  const open = days.flatMap((day) => day.open);
  const spans = [open, spansOf(hours), usualSpans].find(({ length }) => length > 0) ?? [];
  const starts = visits.map(({ startsAt }) => minuteAt(startsAt));
  const ends = visits.map((visit) => minuteAt(visit.startsAt) + lengthOf(visit));
  const from = Math.min(...spans.map((span) => minuteOfDay(span.from) - around), ...starts);
  const to = Math.max(...spans.map((span) => minuteOfDay(span.to) + around), ...ends);
  return {
    from: Math.max(0, Math.floor(from / hour) * hour),
    to: Math.min(24 * hour, Math.ceil(to / hour) * hour),
  };
}

/**
 * Leaves out weekdays without hours, unless one has a visit or is today, or no weekday has any. A closure stays: its reason is
 * asked for.
 */
export function shownDays(
  week: readonly WeekDay[],
  visits: readonly Visit[],
  today: string,
  hours: WeekHours,
): WeekDay[] {
  const busy = new Set(visits.map(({ startsAt }) => clinicDate(startsAt)));
  const isNew = spansOf(hours).length === 0;
  return week.filter(
    ({ date, weekday }) => isNew || hours[weekday].length > 0 || busy.has(date) || date === today,
  );
}

export function minuteAt(moment: Date): number {
  return minuteOfDay(wallClock(moment).time);
}

export function lengthOf({ startsAt, endsAt }: Pick<Visit, 'startsAt' | 'endsAt'>): number {
  return (endsAt.getTime() - startsAt.getTime()) / 60_000;
}

export function momentOf({ date, minute }: Spot): Date {
  return clinicMoment(date, timeOfDay(minute));
}

/** '2026-11-18T09:15', the form in addresses. */
export function spotText({ date, minute }: Spot): string {
  return `${date}T${timeOfDay(minute)}`;
}

/** Numbers that the style sheet calculates with. */
export type CssNumbers = CSSProperties & Record<`--${string}`, number>;

/** Start and length within the window, in quarter hours. */
export function gridPlace(minute: number, length: number, { from }: Window): CssNumbers {
  return { '--at': (minute - from) / quarterMinutes, '--long': length / quarterMinutes };
}

type Timed = Pick<Visit, 'startsAt' | 'endsAt'>;

/** A block's share of its day's width. */
type Lane = {
  lane: number;
  lanes: number;
  /** Free times beside visits: each is a narrow strip, which leaves the visits the width. */
  strips: number;
  isStrip: boolean;
};

const wholeDay: Lane = { lane: 0, lanes: 1, strips: 0, isStrip: false };

type Placed<Each extends Timed> = Lane & { block: Each };

/** In order of their start; blocks that overlap are side by side. isFree: a free time instead of a visit. */
export function lanesOf<Each extends Timed>(
  blocks: readonly Each[],
  isFree: (block: Each) => boolean,
): Placed<Each>[] {
  const placed: Placed<Each>[] = [];
  let group: Placed<Each>[] = [];
  let groupEnd = 0;
  const close = () => {
    const lanesIn = (part: Placed<Each>[]) => Math.max(0, ...part.map(({ lane }) => lane + 1));
    const visits = lanesIn(group.filter(({ block }) => !isFree(block)));
    const times = lanesIn(group.filter(({ block }) => isFree(block)));
    const strips = visits > 0 ? times : 0;
    for (const each of group) {
      const isStrip = strips > 0 && isFree(each.block);
      placed.push({ ...each, lanes: isFree(each.block) ? times : visits, strips, isStrip });
    }
    group = [];
  };
  for (const block of blocks) {
    if (block.startsAt.getTime() >= groupEnd) close();
    const beside = group.filter((other) => isFree(other.block) === isFree(block));
    const busy = new Set(
      beside.filter((other) => other.block.endsAt > block.startsAt).map(({ lane }) => lane),
    );
    let lane = 0;
    while (busy.has(lane)) lane++;
    group.push({ ...wholeDay, block, lane });
    groupEnd = Math.max(groupEnd, block.endsAt.getTime());
  }
  close();
  return placed;
}

/** Where a block is in the calendar: in a day's column, from a minute on. */
export function blockPlace(
  column: number,
  minute: number,
  length: number,
  window: Window,
  { lane, lanes, strips }: Lane = wholeDay,
): CssNumbers {
  return {
    ...gridPlace(minute, length, window),
    ...{ '--column': column, '--lane': lane, '--lanes': lanes, '--strips': strips },
  };
}
