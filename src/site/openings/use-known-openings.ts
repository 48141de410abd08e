import { serverDate } from '#data/server-clock.ts';
import { settled } from '#data/settled.ts';
import { readTaken } from '#data/visits/read-taken.ts';
import { comingWeeks, knownOpenings } from '#domain/visits/opening-weeks.ts';
import type { Offer, Opening } from '#domain/visits/openings.ts';
import type { ShownOpenings } from '#domain/visits/slot-words.ts';
import { useAsync } from '#ui/loading/use-async.ts';

export type KnownOpenings = { all: Opening[]; now: Date };

/** The openings of now; null until they are known. A built page may be hours old. */
export function useKnownOpenings(openings: ShownOpenings | null): KnownOpenings | null {
  const offer = openings?.offer;
  return useAsync(offer ? [offer] : null, () =>
    settled(readKnown(offer), 'Failed to load free times'),
  ).value;
}

async function readKnown(offer?: Offer): Promise<KnownOpenings> {
  const now = serverDate();
  if (!offer) return { all: [], now };
  const taken = await readTaken(comingWeeks(now), offer);
  return { all: knownOpenings(offer, taken, now), now };
}
