import {
  type Booked,
  changeVisit,
  type SeenVisit,
  type VisitChange,
} from '#data/booking/book-visit.ts';
import { readClinic } from '#data/clinic-settings.ts';
import { WriteError } from '#data/firebase/write-errors.ts';
import { serverDate } from '#data/server-clock.ts';
import { listStaff } from '#data/staff.ts';
import { getVisit } from '#data/visits/visits.ts';
import type { Author } from '#domain/account/author.ts';
import { whyToMove } from '#domain/visits/stranded.ts';
import { endFrom, type Visit } from '#domain/visits/visit.ts';

/**
 * changeVisit, by one press. Throws 'not-open' where the visit can't be by what is stored now: a colleague may have closed
 * the day, or noted that the provider is off, since the screen was drawn.
 */
export async function changeWhereOpen(
  id: string,
  change: VisitChange,
  by: Author,
  expected: SeenVisit,
  asksMail?: boolean,
): Promise<Booked | null> {
  const [visit, clinic, staff] = await Promise.all([getVisit(id), readClinic(), listStaff()]);
  if (!visit) throw new WriteError('gone');
  const endsAt = endFrom(change.startsAt ?? visit.startsAt, visit);
  const after: Visit = { ...visit, ...change, endsAt, status: 'scheduled' };
  const why = whyToMove(after, clinic, staff, serverDate());
  if (why !== null) throw new WriteError('not-open', why);
  return changeVisit(id, change, by, expected, asksMail);
}
