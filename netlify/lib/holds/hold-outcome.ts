import type { Language } from '#domain/text/language.ts';
import type { SlotAnswer } from '#domain/visits/slot-answer.ts';
import { isHold, takesPlace } from '#domain/visits/visit.ts';
import { logFailure } from '../describe-error.ts';
import type { StoredDocument } from '../firestore/firestore-rest.ts';
import { visitIn } from '../stored-visits/visit-document.ts';
import { visitLinkAddress } from '../visit-signature.ts';
import type { BookingFacts } from './booking-facts.ts';
import { nextOpenings } from './next-openings.ts';
import type { HoldPlan } from './plan-hold.ts';
import { slotKey } from './slot-key.ts';

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
