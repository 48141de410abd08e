/** What staff read about a day that is not like others. */
import type { Closure, OpeningTimes } from './clinic.ts';
import { closureHours } from './coming-closures.ts';
import { hasHours, openSpansOn } from './opening-hours.ts';

export function closuresOn(date: string, closures: readonly Closure[]): Closure[] {
  return closures.filter(({ from, to }) => from <= date && date <= to);
}

/** 'Closed: Thanksgiving', 'Closed from 12:00 PM' */
export function closureNote(closure: Closure): string {
  return [closureHours(closure), closure.reason].filter(Boolean).join(': ');
}

/** Why a date is not like others, for staff: its closures, or 'Closed' on a weekday without hours. '' for a usual one. */
export function dayNote(date: string, clinic: OpeningTimes): string {
  const closures = closuresOn(date, clinic.closures);
  if (closures.length > 0) return closures.map(closureNote).join(', ');
  return hasHours(clinic.hours) && openSpansOn(date, clinic).length === 0 ? 'Closed' : '';
}
