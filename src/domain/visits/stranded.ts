/** Visits that were booked before the clinic closed then, or before their provider was away. */
import type { OpeningTimes } from '../clinic/clinic.ts';
import { closureNote, closuresOn } from '../clinic/day-note.ts';
import type { StaffMember } from '../clinic/staff-member.ts';
import { isDayOff } from '../clinic/work-time.ts';
import { addDays, clinicDate, dayOf } from '../time/clinic-day.ts';
import { minuteOfDay, wallClock } from '../time/wall-clock.ts';
import { isAway } from './provider-time.ts';
import { unusual } from './slots.ts';
import { isUpcoming, type Visit } from './visit.ts';

/** No visit is booked further ahead. */
const farDays = 730;

/** From the beginning of today. */
export function timeAhead(now: Date): { from: Date; to: Date } {
  const today = clinicDate(now);
  return { from: dayOf(today).from, to: dayOf(addDays(today, farDays)).to };
}

/** why: 'Closed: Thanksgiving', 'Sample Jordan T. has left' */
export type Stranded = { visit: Visit; why: string };

export type Bookable = Pick<StaffMember, 'name' | 'takesAppointments' | 'hours' | 'daysOff'>;

/** Those that have to be moved, in order of time. */
export function strandedAmong(
  visits: readonly Visit[],
  clinic: OpeningTimes,
  staff: readonly StaffMember[],
  now: Date,
): Stranded[] {
  return among(visits, now, (visit) => whyToMove(visit, clinic, staff, now));
}

/** Why a visit can't stay where it is; null for one that can. A time outside the weekly hours may be meant. */
export function whyToMove(
  visit: Visit,
  clinic: OpeningTimes,
  staff: readonly StaffMember[],
  now: Date,
): string | null {
  if (!isUpcoming(visit, now)) return null;
  const provider = staff.find(({ id }) => id === visit.providerId);
  return closedThen(visit, clinic) ?? awayThen(visit, provider);
}

/** Those that other hours or closures of the clinic hit. */
export function strandedBy(
  visits: readonly Visit[],
  stored: OpeningTimes,
  changed: OpeningTimes,
  now: Date,
): Stranded[] {
  const isOutside = (visit: Visit, clinic: OpeningTimes) =>
    unusual(visit, clinic, now) === 'closed';
  return among(visits, now, (visit) => {
    const isNew = isOutside(visit, changed) && !isOutside(visit, stored);
    return closedThen(visit, changed) ?? (isNew ? 'Outside the new hours' : null);
  });
}

/** Those that a change of their provider hits; null deletes the provider. */
export function strandedWithout(
  visits: readonly Visit[],
  stored: Bookable,
  changed: Bookable | null,
  now: Date,
): Stranded[] {
  return among(visits, now, (visit) => {
    const isNew = changed !== null && isAway(changed, visit) && !isAway(stored, visit);
    return (
      awayThen(visit, changed ?? undefined) ?? (isNew ? `${visit.providerName} is out then` : null)
    );
  });
}

function among(
  visits: readonly Visit[],
  now: Date,
  whyOf: (visit: Visit) => string | null,
): Stranded[] {
  return visits
    .flatMap((visit) => {
      const why = isUpcoming(visit, now) ? whyOf(visit) : null;
      return why === null ? [] : [{ visit, why }];
    })
    .sort((a, b) => a.visit.startsAt.getTime() - b.visit.startsAt.getTime());
}

function closedThen({ startsAt, endsAt }: Visit, clinic: OpeningTimes): string | null {
  const { date, time } = wallClock(startsAt);
  const start = minuteOfDay(time);
  const end = start + (endsAt.getTime() - startsAt.getTime()) / 60_000;
  const closure = closuresOn(date, clinic.closures).find(
    ({ span }) => !span || (start < minuteOfDay(span.to) && minuteOfDay(span.from) < end),
  );
  return closure ? closureNote(closure) : null;
}

function awayThen(
  { startsAt, providerId, providerName }: Visit,
  provider?: Bookable,
): string | null {
  // Visits of the first version have no provider.
  if (!provider) return providerId ? `${providerName} has left` : null;
  if (!provider.takesAppointments) return `${provider.name} can’t be booked`;
  return isDayOff(provider.daysOff, wallClock(startsAt).date) ? `${provider.name} is off` : null;
}
