import { report } from '#data/problems/report.ts';
import '#ui/styles/staff.css';
import '../admin.css';
import { useEffect, useRef } from 'react';
import { type ActionFunctionArgs, Outlet, redirect, useRouteError } from 'react-router-dom';
import { signOut } from '#data/account/auth.ts';
import { may } from '#domain/account/access.ts';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';
import { loginPath } from '#domain/next-path.ts';
import { classNames } from '#ui/class-names.ts';
import { HeadDefaults } from '#ui/head.tsx';
import { PendingBar } from '#ui/loading/pending-bar.tsx';
import { Notice } from '#ui/notice.tsx';
import { Toaster, toast } from '#ui/overlays/toast.tsx';
import { RouteAnnouncer } from '#ui/route-announcer.tsx';
import { WhileSignedIn } from '../../shared/access/while-signed-in.tsx';
import { sendAccessEntries } from '../../shared/data/access-log.ts';
import { ClinicContext } from '../../shared/data/clinic-facts.ts';
import { useReloads } from '../../shared/data/feed-reload.ts';
import { useAdminData, useWaitingLeads } from '../../shared/data/use-admin-data.ts';
import { useFeed } from '../../shared/data/use-feed.ts';
import { useLastGood } from '../../shared/data/use-last-good.ts';
import { dropDrafts } from '../../shared/drafts/tab-owner.ts';
import { heldFrame, Locked } from '../guard/guard.ts';
import { ErrorBoundary as GuardBoundary } from '../guard/guard-screen.tsx';
import { LockedDoor, LockScreen } from '../lock/lock-screen.tsx';
import { useLock } from '../lock/use-lock.ts';
import { CallBackNotice } from '../notices/call-back-notice.tsx';
import { useOpenFromNotice } from '../notices/use-open-from-notice.ts';
import { useAnswerNotice, useKeepNotices, useLeadNotice } from '../notices/use-page-notices.ts';
import { Rail } from './rail.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { SignedOut, useSignedOut } from './signed-out.tsx';
import { useFailedReads } from './use-failed-reads.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useMailPickup } from './use-mail-pickup.ts';
import { useOwnProfile } from './use-own-profile.ts';
import { useReloadOnReturn } from './use-reload-on-return.ts';

export { loader, shouldRevalidate, work } from './load-frame.ts';
export { PageLoadError } from './page-load-error.tsx';

export async function action(_: ActionFunctionArgs) {
  try {
    await sendAccessEntries();
    await signOut();
  } catch (error) {
    report(error, 'Failed to sign out');
    toast.error('Failed to sign out');
    return null;
  }
  dropDrafts();
  toast.success('Successfully signed out');
  return redirect(loginPath);
}

export function Component() {
  const signedOut = useSignedOut();
  const locked = useLock();
  const isHidden = signedOut || locked !== null;
  const signedIn = !isHidden;
  const { clinic: read, lastChange, callBacks, openAnswers, session } = useAdminData();
  const facts = useLastGood(read.ok ? read : null, 'clinic');
  const clinic = facts?.value ?? emptyClinic;
  const hasRequests = signedIn && may(session.role, 'read', 'leads');
  const live = useFeed({ kind: 'leads', lastChange, signedIn: hasRequests });
  useReloads(signedIn);
  useReloadOnReturn(signedIn);
  useFailedReads(signedIn);
  useKeptFocus();
  useOwnProfile(session, signedIn);
  useMailPickup(hasRequests);
  const main = useRef<HTMLElement>(null);
  useLeadNotice(useWaitingLeads());
  useAnswerNotice(openAnswers);
  useKeepNotices(session.uid, hasRequests);
  useOpenFromNotice();
  useEffect(() => {
    heldFrame.isShown = true;
    return () => {
      heldFrame.isShown = false;
    };
  }, []);
  return (
    <ClinicContext value={clinic}>
      <HeadDefaults brand={clinic.name}>
        {/* On a shared computer the next person must not read this page; its typed text stays. */}
        <div
          inert={isHidden}
          className={classNames(
            'admin dense min-h-dvh bg-sunken print:block print:min-h-0 lg:grid lg:grid-cols-[17.5rem_minmax(0,1fr)]',
            isHidden && 'invisible',
          )}
        >
          <PendingBar />
          {/* Hides the palette, too: it may show names. */}
          {signedIn && <Rail />}
          <main
            id="main"
            ref={main}
            tabIndex={-1}
            className="mx-auto w-full max-w-[96rem] px-4 pt-6 pb-[calc(5.5rem+env(safe-area-inset-bottom))] sm:px-6 lg:py-8 xl:px-9 print:p-0"
          >
            {!live && hasRequests && (
              <Notice tone="warn" role="status" className="mb-5">
                New requests have stopped appearing. Reload the page to see them.
              </Notice>
            )}
            {!facts && (
              <Notice tone="warn" role="status" className="mb-5">
                The clinic’s phone, address and office hours failed to load. Reload the page before
                you book or write to patients.
              </Notice>
            )}
            {/* Keyed by person: the next one starts with a fresh page. */}
            <WhileSignedIn key={session.uid} signedIn={signedIn}>
              <SettingsFrame>
                <Outlet />
              </SettingsFrame>
            </WhileSignedIn>
          </main>
        </div>
        {signedOut && <SignedOut />}
        {!signedOut && locked && <LockScreen reason={locked} session={session} />}
        {signedIn && callBacks && <CallBackNotice callBacks={callBacks} />}
        <RouteAnnouncer main={main} />
        <Toaster />
      </HeadDefaults>
    </ClinicContext>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (error instanceof Locked) return <LockedDoor session={error.session} />;
  return <GuardBoundary />;
}
