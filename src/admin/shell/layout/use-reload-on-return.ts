import { useEffect, useRef } from 'react';
import { type Kind, requestReload } from '../../shared/data/feed-reload.ts';
import { useToday } from '../../shared/parts/use-clock.ts';

/** Milliseconds in another tab, after which everything that the page shows is outdated. */
const longAbsence = 5 * 60_000;

const watched: readonly Kind[] = ['leads', 'visits'];

/**
 * Reloads when the person returns to the tab: a machine that slept may have missed changes. So does a new day, also one that
 * begins behind the lock: everything that is of today is of yesterday.
 */
export function useReloadOnReturn(signedIn: boolean): void {
  useEffect(() => {
    let leftAt = Date.now();
    const onChange = () => {
      if (document.visibilityState === 'hidden') {
        leftAt = Date.now();
        return;
      }
      // Ages such as '2 hours ago' are outdated, too.
      if (!signedIn) return;
      requestReload(Date.now() - leftAt < longAbsence ? watched : [...watched, 'unwatched']);
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [signedIn]);

  const today = useToday();
  const shownDay = useRef(today);
  useEffect(() => {
    if (!signedIn || shownDay.current === today) return;
    shownDay.current = today;
    requestReload([...watched, 'unwatched']);
  }, [signedIn, today]);
}
