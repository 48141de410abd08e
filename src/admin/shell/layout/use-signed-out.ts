import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { onSessionChange } from '#data/account/auth.ts';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { useSignOut } from '../guard/use-sign-out.ts';
import { frame } from './use-own-profile.ts';

/**
 * True once the session has ended without a request from here: it expired, or another tab signed out. False again
 * after a new sign-in in any tab; the page then reloads for that person.
 */
export function useSignedOut(): boolean {
  const { session } = useAdminData();
  const { revalidate } = useRevalidator();
  const signingOut = useSignOut().state !== 'idle';
  const [signedIn, setSignedIn] = useState<string | null>(session.uid);

  useEffect(() => {
    let last: string | null = session.uid;
    return onSessionChange((uid) => {
      if (uid && uid !== last) {
        frame.isOutdated = true;
        revalidate();
      }
      last = uid;
      setSignedIn(uid);
    });
  }, [session.uid, revalidate]);

  // Another person must not see this person's page: it stays hidden until it has loaded for them.
  return signedIn !== session.uid && !signingOut;
}
