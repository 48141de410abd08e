import { useEffect, useLayoutEffect } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import type { Session } from '#data/account/auth.ts';
import { Button } from '#ui/button.tsx';
import { Head, HeadDefaults } from '#ui/head.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Toaster, toast } from '#ui/overlays/toast.tsx';
import { useTheme } from '#ui/theme.ts';
import type { LockReason } from '../../shared/access/lock-times.ts';
import { framePath } from '../../shared/paths/paths.ts';
import { useSignOut } from '../guard/use-sign-out.ts';
import { PasswordAgain } from '../sign-in/password-again.tsx';
import { useLock } from './use-lock.ts';

const reasons: Record<LockReason, string> = {
  asked: 'You locked it.',
  idle: 'Nobody has used this screen for a while.',
  over: 'It’s been 12 hours since you entered your password.',
};

type LockScreenProps = { reason: LockReason; session: Session };

/** Over a page that is out of the document. The same person goes on there; what was typed waits in memory. */
export function LockScreen({ reason, session }: LockScreenProps) {
  const signingOut = useSignOut();

  // They may name a patient.
  useLayoutEffect(toast.clear, []);

  return (
    <>
      <Head title="Locked" noindex />
      <Dialog open title="The screen is locked">
        <p className="text-text-2">
          {reasons[reason]} Enter your password to go on where you were, with everything you’ve
          typed.
        </p>
        <p className="mt-4 mb-4 wrap-anywhere">
          Signed in as <strong>{session.email}</strong>
        </p>
        <PasswordAgain email={session.email} label="Unlock" />
        <signingOut.Form method="post" action={framePath} className="mt-2 text-center">
          <Button
            type="submit"
            variant="ghost"
            size="sm"
            busy={signingOut.state !== 'idle'}
            busyLabel="Signing out…"
          >
            Sign in as someone else
          </Button>
        </signingOut.Form>
      </Dialog>
    </>
  );
}

/** The lock in place of a page that was opened while the screen is locked. */
export function LockedDoor({ session }: { session: Session }) {
  useTheme();
  const reason = useLock();
  const navigate = useNavigate();
  const here = useHref(useLocation());
  useEffect(() => {
    if (!reason) void navigate(here, { replace: true });
  }, [reason, navigate, here]);
  return (
    <HeadDefaults brand="Clinic admin">
      <div className="admin min-h-dvh bg-sunken" />
      {reason && <LockScreen reason={reason} session={session} />}
      <Toaster />
    </HeadDefaults>
  );
}
