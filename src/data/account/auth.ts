import {
  EmailAuthProvider,
  type MultiFactorError,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOf,
  type User,
} from 'firebase/auth';
import type { Role } from '#domain/account/access.ts';
import { isSignInOver } from '#domain/account/sign-in-times.ts';
import { clientAuth } from '../firebase/auth-of.ts';
import { type AuthAnswer, authFailure, codeOf, isAccountError } from './auth-errors.ts';
import { beginSession, endSession, hasSession } from './browser-session.ts';
import type { Challenge } from './challenge.ts';

export type Session = {
  uid: string;
  email: string;
  /** The name of the profile, which signs what this person does; an older profile has the account's. */
  displayName: string | null;
  /** What this person may do; null without access: another role, no profile, suspended, signed out everywhere. */
  role: Role | null;
  isAdmin: boolean;
  /** Signed in with a second factor. */
  hasFactor: boolean;
  /** Has to set up a second factor, and to sign in with it, before anything else. */
  needsFactor: boolean;
};

/** challenge: the password is right, and a code is asked for. */
type SignInAnswer = AuthAnswer | { ok: false; challenge: Challenge };

const codeAsked = 'auth/multi-factor-auth-required';
const loginFailed = 'Login failed. Please try again.';

/** The profile needs the database's module; the login page does not wait for it. */
async function sessionOf(user: User): Promise<Session> {
  // Firestore sends the token of an initialised auth instance by itself.
  const { readAccess } = await import('./profile.ts');
  const { authTime, signInSecondFactor } = await user.getIdTokenResult();
  const hasFactor = signInSecondFactor !== null;
  const signedInAt = Date.parse(authTime);
  const { role, name, needsFactor } = await readAccess(user.uid, { signedInAt, hasFactor });
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: name || user.displayName || null,
    role,
    isAdmin: role === 'admin',
    hasFactor,
    needsFactor,
  };
}

let latest: { user: User; session: Promise<Session> } | undefined;

/** Waits for the browser's session; null when signed out. The role is read once a sign-in: the rules check it, too. */
export async function currentSession(): Promise<Session | null> {
  const user = await currentUser();
  if (!user) return null;
  if (latest?.user !== user) {
    const session = sessionOf(user);
    latest = { user, session };
    // Harmless: the caller gets the error, too, and the next call reads again.
    session.catch(() => {
      latest = undefined;
    });
  }
  return latest.session;
}

/** Reads the role again; currentSession has it from then on. After a failure the earlier one counts. */
export async function reloadSession(): Promise<Session | null> {
  const user = await currentUser();
  if (!user) return null;
  const session = await sessionOf(user);
  latest = { user, session: Promise.resolve(session) };
  return session;
}

async function currentUser(): Promise<User | null> {
  const auth = clientAuth();
  await auth?.authStateReady();
  if (auth?.currentUser && !hasSession()) await signOutOf(auth);
  return auth?.currentUser ?? null;
}

/** Signs out at once anyone without access. keep: the sign-in outlives the browser's session. */
export async function signIn(email: string, password: string, keep = false): Promise<SignInAnswer> {
  const auth = clientAuth();
  if (!auth) return { ok: false, error: 'Authentication not initialized' };
  try {
    // First: other tabs hear of the sign-in at once.
    beginSession(keep);
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    return await letIn(user);
  } catch (error) {
    if (codeOf(error) === codeAsked) return askCode(auth, error as MultiFactorError, letIn);
    return authFailure(error, loginFailed);
  }
}

/** Loaded for those who have a second step. */
async function askCode(
  ...asked: Parameters<typeof import('./challenge.ts').challengeOf>
): Promise<SignInAnswer> {
  const { challengeOf } = await import('./challenge.ts');
  return { ok: false, challenge: challengeOf(...asked) };
}

async function letIn(user: User): Promise<AuthAnswer> {
  const session = await sessionOf(user).catch(async (error) => {
    await signOut();
    throw error;
  });
  if (session.role) return { ok: true };
  await signOut();
  return { ok: false, error: 'Access denied. Admin privileges required.' };
}

/** The password of the person who is signed in, then a code where that takes one: the sign-in is new from now on. */
export async function confirmPassword(password: string): Promise<SignInAnswer> {
  const user = await currentUser();
  const auth = clientAuth();
  if (!auth || !user?.email) return { ok: false, error: 'You’ve been signed out.' };
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
    return await renewed();
  } catch (error) {
    if (codeOf(error) === codeAsked) return askCode(auth, error as MultiFactorError, renewed);
    if (isAccountError(error)) return { ok: false, error: 'Wrong password.' };
    return authFailure(error, 'The password couldn’t be checked. Please try again.');
  }
}

/** The new token may have another second factor: the next page reads what it is good for. */
async function renewed(): Promise<AuthAnswer> {
  latest = undefined;
  return { ok: true };
}

/** Whether the server takes this sign-in as too old, by its own clock. */
export async function isSignedInTooLong(): Promise<boolean> {
  const token = await (await currentUser())?.getIdTokenResult(true);
  if (!token) return false;
  return isSignInOver(Date.parse(token.authTime), Date.parse(token.issuedAtTime));
}

export async function signOut(): Promise<void> {
  const auth = clientAuth();
  if (auth) await signOutOf(auth);
  endSession();
}

/** Calls back at once and on every change, also from another tab; null is signed out. */
export function onSessionChange(listener: (uid: string | null) => void): () => void {
  const auth = clientAuth();
  return auth ? onAuthStateChanged(auth, (user) => listener(user?.uid ?? null)) : () => {};
}

/** Mails a link to set a new password; also ok when no such account exists. */
export async function sendReset(email: string): Promise<AuthAnswer> {
  const auth = clientAuth();
  if (!auth) return { ok: false, error: 'Authentication not initialized' };
  try {
    await sendPasswordResetEmail(auth, email);
    return { ok: true };
  } catch (error) {
    if (isAccountError(error)) return { ok: true };
    return authFailure(error, 'The email couldn’t be sent. Please try again.');
  }
}

/** Proves the caller's identity to the clinic's own functions; valid for an hour, null when signed out. */
export async function idToken(): Promise<string | null> {
  return (await clientAuth()?.currentUser?.getIdToken()) ?? null;
}
