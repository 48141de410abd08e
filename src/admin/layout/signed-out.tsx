import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loginPathFrom } from '#domain/next-path.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';

const title = 'You have been signed out';

/** The page stays, so that nothing typed is lost; a new tab is the way to sign in again. */
export function SignedOut() {
  const [open, setOpen] = useState(true);
  const { pathname, search } = useLocation();
  const login = (
    <ButtonLink size="sm" to={loginPathFrom(pathname + search)} target="_blank">
      Login in a new tab
    </ButtonLink>
  );
  return (
    <>
      <Notice tone="warn" title={title} className="mb-5" action={login}>
        Nothing can be saved until you have signed in again.
      </Notice>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} actions={login}>
        <p className="dialog-text">
          Sign in again in a new tab. This page waits as it is, with everything you have typed.
        </p>
      </Dialog>
    </>
  );
}
