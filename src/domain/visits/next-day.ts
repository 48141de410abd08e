/** The worklist of one day: which visits still need staff, and what staff can do about them. */
import type { OpeningTimes } from '../clinic/clinic.ts';
import { openDayFrom } from '../clinic/opening-hours.ts';
import { addDays, clinicDate } from '../time/clinic-day.ts';
import { isHold, type StatusStep, statusSteps, takesPlace, type Visit } from './visit.ts';
import { visitMailStatus } from './visit-news.ts';
import { asksToMove } from './visit-state.ts';

/** The date itself, or the next open day after a closed one. */
export function firstOpenDay(date: string, clinic: OpeningTimes): string {
  return openDayFrom(date, clinic) ?? addDays(date, 1);
}

/** The first open day after a date. A clinic that doesn't open within a year gets the day after. */
export function nextOpenDay(date: string, clinic: OpeningTimes): string {
  const after = addDays(date, 1);
  return openDayFrom(after, clinic) ?? after;
}

/**
 * In the order of the list. 'held': the patient has chosen the time, and staff have not
 * confirmed it. 'late': has begun, and the patient is not checked in. 'untold': the patient does not know
 * this time. 'unconfirmed': the patient was told, or asks for another time. 'off': cancelled or missed.
 */
export const dayGroups = [
  'held',
  'late',
  'untold',
  'unconfirmed',
  'confirmed',
  'arrived',
  'off',
] as const;
export type DayGroup = (typeof dayGroups)[number];

export function dayGroupOf(visit: Visit, now: Date): DayGroup {
  const { status, startsAt } = visit;
  if (!takesPlace(visit, now)) return 'off';
  if (isHold(visit)) return 'held';
  if (status === 'arrived' || status === 'completed') return 'arrived';
  if (startsAt <= now) return 'late';
  // A confirmed visit counts as told: by phone if not by mail.
  if (status === 'confirmed') return asksToMove(visit) ? 'unconfirmed' : 'confirmed';
  const mail = visitMailStatus(visit, now);
  return mail === 'told' || mail === 'due' ? 'unconfirmed' : 'untold';
}

export type GroupedVisits = { group: DayGroup; visits: Visit[] };

/** The groups that have visits, each in order of time. */
export function groupDay(visits: readonly Visit[], now: Date): GroupedVisits[] {
  const inOrder = [...visits].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return dayGroups
    .map((group) => ({
      group,
      visits: inOrder.filter((visit) => dayGroupOf(visit, now) === group),
    }))
    .filter(({ visits: theirs }) => theirs.length > 0);
}

/** Staff can't check in a visit or mark a no-show before its day. */
export function stepsOnDay({ status, startsAt }: Visit, now: Date): StatusStep[] {
  const isAhead = clinicDate(startsAt) > clinicDate(now);
  return statusSteps(status).filter(({ to }) => !isAhead || (to !== 'arrived' && to !== 'no_show'));
}
