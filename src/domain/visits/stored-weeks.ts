/** The same documents as the schedule and the function store and read them; pages need less (opening-weeks.ts). */
import { quarterMs } from '../time/quarter.ts';
import { weekOfLock, weekOfQuarter, weekQuarters } from './opening-weeks.ts';
import type { TakenQuarters } from './openings.ts';

/** The weeks from now on that have a day of the horizon. */
export function weeksUntil(now: Date, days: number): string[] {
  const first = Math.floor(now.getTime() / quarterMs);
  const last = first + (days + 1) * 24 * 4;
  const weeks = new Set<string>();
  for (let quarter = first; quarter < last + weekQuarters; quarter += weekQuarters) {
    weeks.add(weekOfQuarter(Math.min(quarter, last)));
  }
  return [...weeks];
}

/** The locks by the week in whose document they belong. */
export function byWeek(lockIds: readonly string[]): Map<string, string[]> {
  const weeks = new Map<string, string[]>();
  for (const id of lockIds) {
    const week = weekOfLock(id);
    weeks.set(week, [...(weeks.get(week) ?? []), id]);
  }
  return weeks;
}

/** Reads stored weeks; one that is missing has nothing taken. */
export function takenFrom(stored: readonly (Record<string, unknown> | undefined)[]): TakenQuarters {
  return new Set(stored.flatMap((week) => Object.keys(week?.taken ?? {})));
}
