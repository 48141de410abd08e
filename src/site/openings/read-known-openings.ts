import { serverDate } from '#data/server-clock.ts';
import { readTaken } from '#data/visits/read-taken.ts';
import { comingWeeks, knownOpenings } from '#domain/visits/opening-weeks.ts';
import type { Offer, Opening, TakenQuarters } from '#domain/visits/openings.ts';

export type KnownOpenings = { all: Opening[]; taken: TakenQuarters; now: Date };

/** Null where none are offered. Rejects without an answer. */
export async function readKnownOpenings(offer?: Offer): Promise<KnownOpenings | null> {
  if (!offer) return null;
  const now = serverDate();
  const taken = await readTaken(comingWeeks(now), offer);
  return { all: knownOpenings(offer, taken, now), taken, now };
}
