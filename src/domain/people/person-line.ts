/** Who somebody is, in one line: what a front desk says first. */

import { dayLabel, nearMoment } from '../time/clinic-time.ts';
import { isHold, isUpcoming, takesPlace, type Visit } from '../visits/visit.ts';

/** '9 visits', 'last Nov 3', 'next Tue 2:15 PM' or 'holds Tue 2:15 PM', as far as there are any. */
export function visitSummary(visits: readonly Visit[], now: Date): string[] {
  const byTime = [...visits].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const past = byTime.filter((visit) => takesPlace(visit, now) && visit.startsAt <= now);
  const last = past.at(-1);
  const next = byTime.find((visit) => isUpcoming(visit, now));
  return [
    past.length === 0 ? 'no visit yet' : `${past.length} ${past.length === 1 ? 'visit' : 'visits'}`,
    ...(last ? [`last ${dayLabel(last.startsAt, now)}`] : []),
    ...(next ? [`${isHold(next) ? 'holds' : 'next'} ${nearMoment(next.startsAt, now)}`] : []),
  ];
}

/** 'Maria Olsen · 9 visits · next Tue 2:15 PM'; the name alone of someone who is no patient and was never here. */
export function personLine(
  name: string,
  visits: readonly Visit[],
  now: Date,
  isPatient = true,
): string {
  if (!isPatient && visits.length === 0) return name;
  const facts = visitSummary(visits, now).filter((fact) => !fact.startsWith('last '));
  return [name, ...facts].join(' · ');
}
