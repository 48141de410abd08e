import { useEffect, useState } from 'react';
import { serverDate, serverNow } from '#data/server-clock.ts';
import { settled } from '#data/settled.ts';
import { readTaken } from '#data/visits/read-taken.ts';
import { comingWeeks, knownOpenings } from '#domain/visits/opening-weeks.ts';
import type { Offer, Opening, TakenQuarters } from '#domain/visits/openings.ts';
import type { ShownOpenings } from '#domain/visits/slot-words.ts';
import { useAsync } from '#ui/loading/use-async.ts';

export type KnownOpenings = { all: Opening[]; taken: TakenQuarters; now: Date };

const minuteMs = 60_000;

/** The openings of now, while the page is seen; null until they are known. A built page may be hours old. */
export function useKnownOpenings(openings: ShownOpenings | null): KnownOpenings | null {
  const offer = openings?.offer;
  const [period, setPeriod] = useState(0);
  useEffect(() => {
    const look = () => document.hidden || setPeriod(Math.floor(serverNow() / (5 * minuteMs)));
    look();
    const timer = setInterval(look, minuteMs);
    addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      removeEventListener('visibilitychange', look);
    };
  }, []);
  return useAsync(
    offer && period ? [offer, period] : null,
    () => settled(readKnown(offer), 'Failed to load free times'),
    { keepsPrevious: true },
  ).value;
}

async function readKnown(offer?: Offer): Promise<KnownOpenings | null> {
  if (!offer) return null;
  const now = serverDate();
  const taken = await readTaken(comingWeeks(now), offer);
  return { all: knownOpenings(offer, taken, now), taken, now };
}
