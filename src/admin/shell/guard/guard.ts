import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { currentSession, type Session, signOut } from '#data/account/auth.ts';
import { nextPath } from '#domain/next-path.ts';
import { keepProblems } from '../../shared/access/keep-problems.ts';
import { lockReason, whenOpen } from '../../shared/access/lock-times.ts';
import { homeOf, mayOpen } from '../../shared/access/page-access.ts';
import { sessionContext } from '../../shared/access/session-context.ts';
import { claimDrafts } from '../../shared/drafts/tab-owner.ts';
import { framePath, secondStepPath, secondStepPathFrom } from '../../shared/paths/paths.ts';

/** Thrown by the guard; the error boundary shows the screen for its reason. */
export class AccessDenied extends Error {
  override name = 'AccessDenied';
  readonly reason: 'signed-out' | 'not-admin';

  constructor(reason: 'signed-out' | 'not-admin') {
    super(reason);
    this.reason = reason;
  }
}

/** Thrown by the guard where no page is open that could wait behind the lock. */
export class Locked extends Error {
  override name = 'Locked';
  readonly session: Session;

  constructor(session: Session) {
    super('The screen is locked');
    this.session = session;
  }
}

/** Whether the frame is on the page: it shows the lock by itself, and what it asked for waits. */
export const heldFrame = { isShown: false };

async function signedIn(): Promise<Session> {
  const session = await currentSession();
  if (!session) throw new AccessDenied('signed-out');
  if (session.role) return session;
  // Signs out: the login page, with another account, is the only way on.
  await signOut();
  throw new AccessDenied('not-admin');
}

/** For convenience only: firestore.rules and storage.rules protect the data. */
export const guard: MiddlewareFunction = async ({ context, params, request }) => {
  const { pathname, search } = new URL(request.url);
  const isFrame = pathname === framePath;
  const signsOut = request.method === 'POST' && isFrame;
  if (heldFrame.isShown && !signsOut) await whenOpen();
  const session = await signedIn();
  if (!heldFrame.isShown && !signsOut && lockReason()) throw new Locked(session);
  if (session.needsFactor && !signsOut) throw redirect(secondStepPathFrom(pathname + search));
  claimDrafts(session.uid);
  // The frame leads on to a page. An address that matches no page, '*', says so.
  const isPage = !isFrame && params['*'] === undefined;
  if (isPage && !mayOpen(session.role, pathname)) throw redirect(homeOf(session.role));
  // In development the console has it.
  if (import.meta.env.PROD) keepProblems(session.uid, pathname);
  context.set(sessionContext, session);
};

/** Of the page that sets up a second step: for those alone who have to. */
export const secondStepGuard: MiddlewareFunction = async ({ context, request }) => {
  const session = await signedIn();
  const next = nextPath(new URL(request.url).searchParams.get('next'));
  if (!session.needsFactor) {
    throw redirect(next.startsWith(secondStepPath) ? homeOf(session.role) : next);
  }
  context.set(sessionContext, session);
};
