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

/** Opening hours with a margin of `around` minutes, extended to hold every visit. */
export function windowOf(
  days: readonly WeekDay[],
  visits: readonly Visit[],
  around: number,
  hours: WeekHours,
): Window {
  const open = days.flatMap((day) => day.open);
  const spans = open.length > 0 ? open : Object.values(hours).flat();
  const starts = visits.map(({ startsAt }) => minuteAt(startsAt));
  const ends = visits.map((visit) => minuteAt(visit.startsAt) + lengthOf(visit));
  const from = Math.min(...spans.map((span) => minuteOfDay(span.from) - around), ...starts);
  const to = Math.max(...spans.map((span) => minuteOfDay(span.to) + around), ...ends);
  return {
    from: Math.max(0, Math.floor(from / hour) * hour),
    to: Math.min(24 * hour, Math.ceil(to / hour) * hour),
  };
}

/** Leaves out weekdays without hours, unless one has a visit or is today. A closure stays: its reason is asked for. */
export function shownDays(
  week: readonly WeekDay[],
  visits: readonly Visit[],
  today: string,
  hours: WeekHours,
): WeekDay[] {
  const busy = new Set(visits.map(({ startsAt }) => clinicDate(startsAt)));
  return week.filter(
    ({ date, weekday }) => hours[weekday].length > 0 || busy.has(date) || date === today,
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

type Lane<Each extends Timed = Visit> = { visit: Each; lane: number; lanes: number };

/** Visits side by side where they overlap, as visits of different providers can. */
export function lanesOf<Each extends Timed>(visits: readonly Each[]): Lane<Each>[] {
  const placed: Lane<Each>[] = [];
  let group: Lane<Each>[] = [];
  let groupEnd = 0;
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane + 1));
    placed.push(...group.map((each) => ({ ...each, lanes })));
    group = [];
  };
  for (const visit of visits) {
    if (visit.startsAt.getTime() >= groupEnd) close();
    const busy = new Set(
      group.filter((other) => other.visit.endsAt > visit.startsAt).map(({ lane }) => lane),
    );
    let lane = 0;
    while (busy.has(lane)) lane++;
    group.push({ visit, lane, lanes: 1 });
    groupEnd = Math.max(groupEnd, visit.endsAt.getTime());
  }
  close();
  return placed;
}
