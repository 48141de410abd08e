import { useEffect, useEffectEvent, useState } from 'react';
import { isSignedInTooLong, reloadSession } from '#data/account/auth.ts';
import { kindOf } from '#data/problems/error-kind.ts';
import { report } from '#data/problems/report.ts';
import { may } from '#domain/account/access.ts';
import { endSignIn } from '../access/lock-times.ts';
import { requestReload } from './feed-reload.ts';

type Feed = {
  kind: 'leads' | 'visits';
  /** The latest change that the page has read; null if unknown. */
  lastChange: string | null;
  signedIn: boolean;
};

/** Reloads what depends on leads or visits after each change, in hidden tabs, too. False once it has given up. */
export function useFeed({ kind, lastChange, signedIn }: Feed): boolean {
  const [live, setLive] = useState(true);
  const knownChange = useEffectEvent(() => lastChange);

  useEffect(() => {
    if (!signedIn) return;
    let stop: (() => void) | undefined;
    let over = false;
    const giveUp = async (error: unknown) => {
      if (await isTooLate(error)) return endSignIn();
      report(error, 'New requests no longer appear by themselves');
      setLive(false);
    };
    // The full Firestore SDK is larger than the rest of the page, which does not wait for it.
    import('#data/leads/lead-feed.ts')
      .then((feed) => {
        if (over) return;
        const watch = kind === 'leads' ? feed.watchLeads : feed.watchVisits;
        stop = watch(knownChange(), () => requestReload([kind]), giveUp);
        setLive(true);
      })
      .catch(giveUp);
    return () => {
      over = true;
      stop?.();
    };
  }, [kind, signedIn]);

  return live;
}

/**
 * Whether the server took the sign-in as too old. The question restarts the other feeds, which can miss a change. So a
 * person whose role is gone doesn't ask: the feed of their profile tells.
 */
async function isTooLate(error: unknown): Promise<boolean> {
  if (kindOf(error) !== 'permission-denied') return false;
  try {
    const session = await reloadSession();
    return may(session?.role ?? null, 'read', 'leads') && (await isSignedInTooLong());
  } catch {
    // Harmless: without an answer the error of the feed counts.
    return false;
  }
}
