import { useEffect, useEffectEvent, useState } from 'react';
import { report } from '#data/problems/report.ts';
import { useFeedReload } from './feed-reload.ts';

/** Several changes at once, as from an import, make one reload. */
const settleMs = 250;

type Feed = {
  watch: 'watchLeads' | 'watchVisits';
  /** The latest change that the page has read; null when that is unknown. */
  lastChange: string | null;
  signedIn: boolean;
};

/**
 * Reloads what the page shows whenever something is added or changes, also in a tab out of sight, whose
 * title counts the new leads. False once the connection is given up for good.
 */
export function useFeed({ watch, lastChange, signedIn }: Feed): boolean {
  const [live, setLive] = useState(true);
  const reload = useEffectEvent(useFeedReload());
  const knownChange = useEffectEvent(() => lastChange);

  useEffect(() => {
    if (!signedIn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop: (() => void) | undefined;
    let over = false;
    const onChange = () => {
      clearTimeout(timer);
      timer = setTimeout(reload, settleMs);
    };
    const giveUp = (error: unknown) => {
      report(error, 'New requests no longer appear by themselves');
      setLive(false);
    };
    // The full Firestore SDK weighs more than the rest of the page, which should not wait for it.
    import('#data/leads/lead-feed.ts')
      .then((feed) => {
        if (over) return;
        stop = feed[watch](knownChange(), onChange, giveUp);
        setLive(true);
      })
      .catch(giveUp);
    return () => {
      over = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [watch, signedIn]);

  return live;
}
