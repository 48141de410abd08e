import { staffMemberFrom } from '#domain/clinic/staff-member.ts';
import type { Language } from '#domain/text/language.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { minutesAfter } from '#domain/time/wall-clock.ts';
import { offerOf } from '#domain/visits/offered-time.ts';
import { openingFrom, openingsIn } from '#domain/visits/openings.ts';
import type { SlotAnswer } from '#domain/visits/slot-answer.ts';
import { lockIds } from '#domain/visits/slots.ts';
import { weeksUntil } from '#domain/visits/stored-weeks.ts';
import { isHold, takesPlace } from '#domain/visits/visit.ts';
import { logFailure } from '../describe-error.ts';
import { idOf, runQuery, type StoredDocument } from '../firestore/firestore-rest.ts';
import { fromFields } from '../firestore/firestore-value.ts';
import { visitIn } from '../stored-visits.ts';
import { visitLinkAddress } from '../visit-signature.ts';
import type { BookingFacts } from './booking-facts.ts';
import type { HoldPlan } from './plan-hold.ts';
import { slotKey } from './slot-key.ts';
import { isLocked, readLocks } from './stored-locks.ts';
import { takenQuarters } from './taken-quarters.ts';

/** The answer of a hold. Throws ConfigurationError. */
export function heldAnswer(
  id: string,
  { startsAt, heldUntil }: { startsAt: Date; heldUntil: Date },
  language: Language,
): SlotAnswer {
  return { slot: 'held', startsAt, heldUntil, link: visitLinkAddress(id, '', language) };
}

/** The same for one that is stored, as long as it takes place; null for a visit that no visitor has held. */
export function storedAnswer(
  id: string,
  stored: StoredDocument | undefined,
  language: Language,
  now: Date,
): SlotAnswer | null {
  const visit = stored && visitIn(stored);
  if (!visit?.heldUntil) return null;
  if (!takesPlace(visit, now)) return { slot: 'none' };
  const { startsAt } = visit;
  // Staff have confirmed it where it is no hold anymore.
  const heldUntil = isHold(visit) ? visit.heldUntil : startsAt;
  return heldAnswer(id, { startsAt, heldUntil }, language);
}

/** The answer to a request that is stored without a hold. Never throws: without other times it says so. */
export async function unheldAnswer(
  { id, slot }: { id: string; slot: string },
  is: HoldPlan['is'],
  facts: BookingFacts,
  now: Date,
): Promise<SlotAnswer> {
  if (is === 'another' || is === 'none') return { slot: is };
  if (is === 'outside') return { slot: 'none' };
  const next = await nextOpenings(slot, facts, now, is === 'full').catch((error: unknown) => {
    logFailure('no other times', error);
    return [];
  });
  return { slot: 'taken', next, key: slotKey(id, now) };
}

const offered = 3;
/** Openings whose locks are read at a time: the public weeks are a hint, and may be wrong. */
const looked = 9;
/** Reads of them, at most. Many at once may have taken all that the weeks said were free. */
const mostLooks = 4;
/** Milliseconds. */
const patience = 2000;

/**
 * The ids of three times that are free, from the wished one on, else before it. isFull: not on its day. Throws
 * FirestoreError.
 */
async function nextOpenings(
  slot: string,
  { clinic, settings, type }: BookingFacts,
  now: Date,
  isFull: boolean,
): Promise<string[]> {
  if (!type) return [];
  const staffQuery = {
    from: [{ collectionId: 'staff' }],
    orderBy: [{ field: { fieldPath: 'order' }, direction: 'ASCENDING' }],
  };
  const weeks = weeksUntil(now, settings.horizonDays);
  const [stored, taken] = await Promise.all([
    runQuery(staffQuery, patience),
    takenQuarters(weeks, settings),
  ]);
  const staff = stored.map(({ name, fields }) => staffMemberFrom(idOf(name), fromFields(fields)));
  const wished = openingFrom(slot)?.startsAt ?? now;
  const free = openingsIn(offerOf({ clinic, staff, type, settings }, now), taken, now).filter(
    ({ id, startsAt }) => id !== slot && !(isFull && clinicDate(startsAt) === clinicDate(wished)),
  );
  const likely = [
    ...free.filter(({ startsAt }) => startsAt >= wished),
    ...free.filter(({ startsAt }) => startsAt < wished),
  ];
  const locksOf = (startsAt: Date, id: string) =>
    lockIds({
      providerId: openingFrom(id)?.providerId ?? '',
      startsAt,
      endsAt: minutesAfter(startsAt, type.minutes),
      buffer: type.buffer,
    });
  const found: typeof likely = [];
  const most = Math.min(likely.length, looked * mostLooks);
  for (let from = 0; from < most && found.length < offered; from += looked) {
    const some = likely.slice(from, from + looked);
    const locks = await readLocks(some.flatMap(({ startsAt, id }) => locksOf(startsAt, id)));
    const isTaken = (lock: string) => isLocked(locks, lock, now);
    found.push(...some.filter(({ startsAt, id }) => !locksOf(startsAt, id).some(isTaken)));
  }
  return found
    .slice(0, offered)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .map(({ id }) => id);
}
