import { useEffect, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { isFailed } from '#data/settled.ts';
import { requestReload } from '../../shared/data/feed-reload.ts';
import { tryLater } from '../../shared/data/try-later.ts';

/** Seconds before each try; the last is repeated. */
const pauses = [10, 30, 60, 120];

/** Tries again what failed to load: after a pause, and once the browser is online. A front desk watches, and presses nothing. */
export function useFailedReads(signedIn: boolean): void {
  const matches = useMatches();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let over = false;
    let hasFailed = false;
    // A slow read is still a promise, and the others don't wait for one that hangs.
    const reads = matches
      .flatMap(({ loaderData }) => [loaderData, ...Object.values(loaderData ?? {})])
      .map(async (read) => {
        if (!isFailed(await read) || over || hasFailed) return;
        hasFailed = true;
        setTries((before) => before + 1);
      });
    Promise.all(reads)
      .then(() => {
        if (!over && !hasFailed) setTries(0);
      })
      // Harmless: `Settled` never rejects, and an error of a loader has its own screen.
      .catch(() => {});
    return () => {
      over = true;
    };
  }, [matches]);

  useEffect(() => {
    if (tries === 0 || !signedIn) return;
    const seconds = pauses[Math.min(tries, pauses.length) - 1] ?? 0;
    return tryLater(seconds * 1000, () => requestReload(['all']));
  }, [tries, signedIn]);
}
