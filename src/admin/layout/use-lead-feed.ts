import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';

/** Several leads at once, as from an import, make one reload. */
const settleMs = 250;

/**
 * Reloads what the page shows whenever a lead arrives or changes, also in a tab out of sight, whose
 * title counts the new ones. False once the connection is given up for good.
 */
export function useLeadFeed(signedIn: boolean): boolean {
  const { revalidate } = useRevalidator();
  const [live, setLive] = useState(true);

  useEffect(() => {
    if (!signedIn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop: (() => void) | undefined;
    let over = false;
    const reload = () => {
      clearTimeout(timer);
      timer = setTimeout(revalidate, settleMs);
    };
    const giveUp = () => setLive(false);
    // The full Firestore SDK weighs more than the rest of the page, which should not wait for it.
    import('#data/lead-feed.ts')
      .then(({ watchLeads }) => {
        if (over) return;
        stop = watchLeads(reload, giveUp);
        setLive(true);
      })
      .catch(giveUp);
    return () => {
      over = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [signedIn, revalidate]);

  useEffect(() => {
    // Ages such as '2 hours ago' have gone stale, and a machine that slept may have missed something.
    const onReturn = () => {
      if (signedIn && document.visibilityState === 'visible') revalidate();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [signedIn, revalidate]);

  return live;
}
