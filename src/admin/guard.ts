import { createContext, type MiddlewareFunction } from 'react-router-dom';
import { currentSession, type Session, signOut } from '#data/account/auth.ts';
import { claimDrafts } from './drafts/tab-owner.ts';
import { keepProblems } from './problems/keep-problems.ts';

/** The administrator at work, for every loader and action behind the guard. */
export const sessionContext = createContext<Session>();

/** Thrown instead of a page; the error boundary shows the screen that belongs to the reason. */
export class AccessDenied extends Error {
  override name = 'AccessDenied';
  readonly reason: 'signed-out' | 'not-admin';

  constructor(reason: 'signed-out' | 'not-admin') {
    super(reason);
    this.reason = reason;
  }
}

/** A courtesy to the visitor; firestore.rules and storage.rules are the lock. */
export const guard: MiddlewareFunction = async ({ context, request }) => {
  const session = await currentSession();
  if (!session) throw new AccessDenied('signed-out');
  if (!session.isAdmin) {
    // Staying signed in would be a dead end: the login page is the way out, with another account.
    await signOut();
    throw new AccessDenied('not-admin');
  }
  claimDrafts(session.uid);
  // Development has the console.
  if (import.meta.env.PROD) keepProblems(session.uid, new URL(request.url).pathname);
  context.set(sessionContext, session);
};
