import { useEffect, useState } from 'react';
import { report } from '#data/problems/report.ts';
import { serverNow } from '#data/server-clock.ts';
import { readTaken } from '#data/visits/read-taken.ts';
import { comingWeeks, knownOpenings } from '#domain/visits/opening-weeks.ts';
import type { Offer, Opening } from '#domain/visits/openings.ts';
import type { ShownOpenings } from '#domain/visits/slot-words.ts';

export type KnownOpenings = { all: Opening[]; now: Date };

/** The openings of now; null until they are known. A built page may be hours old. */
export function useKnownOpenings(openings: ShownOpenings | null): KnownOpenings | null {
  const offer = openings?.offer;
  const [known, setKnown] = useState<KnownOpenings | null>(null);
  // No useAsync: nobody presses a retry, and the page would load it for this alone.
  useEffect(() => {
    if (!offer) return;
    let isOver = false;
    readKnown(offer).then(
      (read) => isOver || setKnown(read),
      (error) => report(error, 'Failed to load free times'),
    );
    return () => {
      isOver = true;
    };
  }, [offer]);
  return known;
}

async function readKnown(offer: Offer): Promise<KnownOpenings> {
  const now = new Date(serverNow());
  const taken = await readTaken(comingWeeks(now), offer);
  return { all: knownOpenings(offer, taken, now), now };
}
