import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { loginPathFrom } from '#domain/next-path.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Head } from '#ui/head.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { toast } from '#ui/overlays/toast.tsx';

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
