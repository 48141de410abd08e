import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { onSessionChange } from '#data/account/auth.ts';
import { loginPathFrom } from '#domain/next-path.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Head } from '#ui/head.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { toast } from '#ui/overlays/toast.tsx';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { useSignOut } from '../guard/use-sign-out.ts';
import { frame } from './use-own-profile.ts';

/** Over a hidden page, so that no typed text is lost; a new tab is the way to sign in again. */
export function SignedOut() {
  const { pathname, search } = useLocation();
  // They may name a patient.
  useLayoutEffect(toast.clear, []);
  return (
    <>
      <Head title="Signed out" noindex />
      <Dialog
        open
        title="You’ve been signed out"
        actions={
          <ButtonLink to={loginPathFrom(pathname + search)} target="_blank">
            Login in a new tab
          </ButtonLink>
        }
      >
        <p className="text-text-2">
          Sign in again in a new tab to go on. This page stays open, with everything you’ve typed.
        </p>
      </Dialog>
    </>
  );
}

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
