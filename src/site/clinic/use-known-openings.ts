import { useEffect, useState } from 'react';
import { report } from '#data/problems/report.ts';
import { serverNow } from '#data/server-clock.ts';
import { readTaken } from '#data/visits/read-taken.ts';
import { comingWeeks, knownOpenings } from '#domain/visits/opening-weeks.ts';
import type { Opening } from '#domain/visits/openings.ts';
import type { ShownOpenings } from '#domain/visits/slot-words.ts';

export type KnownOpenings = { all: Opening[]; now: Date };

/** The openings of now; null until they are known. A built page may be hours old. */
export function useKnownOpenings(openings: ShownOpenings | null): KnownOpenings | null {
  const [known, setKnown] = useState<KnownOpenings | null>(null);
  useEffect(() => {
    if (!openings) return;
    let isLeft = false;
    const now = new Date(serverNow());
    readTaken(comingWeeks(now)).then(
      (taken) => {
        if (!isLeft) setKnown({ all: knownOpenings(openings.offer, taken, now), now });
      },
      (error: unknown) => report(error, 'Failed to load free times'),
    );
    return () => {
      isLeft = true;
    };
  }, [openings]);
  return known;
}
