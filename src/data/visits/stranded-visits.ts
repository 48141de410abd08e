import type { OpeningTimes } from '#domain/clinic/clinic.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { daysIn } from '#domain/clinic/work-time.ts';
import { clinicDate, dayOf } from '#domain/time/clinic-day.ts';
import { type Stranded, strandedAmong, timeAhead } from '#domain/visits/stranded.ts';
import { countAllVisits, listVisits, listVisitsOf, type Range } from './visits.ts';

/** Visits ahead that have to move. Reads closures and absences, and everything only if counts say that one has left. */
export async function listStranded(
  clinic: OpeningTimes,
  staff: readonly StaffMember[],
  now: Date,
): Promise<Stranded[]> {
  const range = timeAhead(now);
  const today = clinicDate(now);
  const spans = (days: readonly { from: string; to: string }[]): Range[] =>
    days
      .filter(({ to }) => to >= today)
      .map(({ from, to }) => ({ from: dayOf(from > today ? from : today).from, to: dayOf(to).to }));
  const absences = staff.flatMap(({ id, takesAppointments, daysOff }) => {
    const off = daysOff.map(daysIn).map(({ first, last }) => ({ from: first, to: last }));
    return (takesAppointments ? spans(off) : [range]).map((each) => ({ id, range: each }));
  });
  const [found, hasLeft] = await Promise.all([
    Promise.all([
      ...spans(clinic.closures).map(listVisits),
      ...absences.map(({ id, range: each }) => listVisitsOf(id, each)),
    ]),
    hasVisitsOfOthers(range, staff),
  ]);
  const visits = hasLeft ? await listVisits(range) : found.flat();
  const byId = new Map(visits.map((visit) => [visit.id, visit]));
  return strandedAmong([...byId.values()], clinic, staff, now);
}

async function hasVisitsOfOthers(range: Range, staff: readonly StaffMember[]): Promise<boolean> {
  const [all = 0, ...theirs] = await Promise.all([
    countAllVisits(range),
    ...staff.map(({ id }) => countAllVisits(range, id)),
  ]);
  return theirs.reduce((sum, count) => sum - count, all) !== 0;
}
