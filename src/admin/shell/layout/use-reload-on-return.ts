import { useEffect, useEffectEvent } from 'react';
import { useFeedReload } from '../../shared/data/feed-reload.ts';

/** Reloads when the person returns to the tab: a machine that slept may have missed changes. */
export function useReloadOnReturn(signedIn: boolean): void {
  const reload = useEffectEvent(useFeedReload());
  useEffect(() => {
    const onReturn = () => {
      // Ages such as '2 hours ago' are outdated, too.
      if (signedIn && document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [signedIn]);
}
