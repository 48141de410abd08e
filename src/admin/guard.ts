import { createContext, type MiddlewareFunction, redirect } from 'react-router-dom';
import { currentSession, type Session, signOut } from '#data/account/auth.ts';
import { claimDrafts } from './drafts/tab-owner.ts';
import { homeOf, mayOpen } from './page-access.ts';
import { keepProblems } from './problems/keep-problems.ts';
import { secondStepPathFrom } from './sign-in/sign-in-paths.ts';

/** The signed-in person, for every loader and action behind the guard. */
export const sessionContext = createContext<Session>();

/** Thrown by the guard; the error boundary shows the screen for its reason. */
export class AccessDenied extends Error {
  override name = 'AccessDenied';
  readonly reason: 'signed-out' | 'not-admin';

  constructor(reason: 'signed-out' | 'not-admin') {
    super(reason);
    this.reason = reason;
  }
}

/** For convenience only: firestore.rules and storage.rules protect the data. */
export const guard: MiddlewareFunction = async ({ context, request }) => {
  const session = await currentSession();
  if (!session) throw new AccessDenied('signed-out');
  if (!session.role) {
    // Signs out: the login page, with another account, is the only way on.
    await signOut();
    throw new AccessDenied('not-admin');
  }
  const { pathname, search } = new URL(request.url);
  if (session.needsFactor) throw redirect(secondStepPathFrom(pathname + search));
  claimDrafts(session.uid);
  if (!mayOpen(session.role, pathname)) throw redirect(homeOf(session.role));
  // In development the console has it.
  if (import.meta.env.PROD) keepProblems(session.uid, pathname);
  context.set(sessionContext, session);
};
