import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOf,
  type User,
} from 'firebase/auth';
import type { Role } from '#domain/account/access.ts';
import { isSignInOver } from '#domain/account/sign-in-times.ts';
import { authOf } from '../firebase/auth-of.ts';
import { firebaseApp } from '../firebase/firebase.ts';
import { hasProject } from '../firebase/project.ts';
import { report } from '../problems/report.ts';
import { beginSession, endSession, hasSession } from './browser-session.ts';

/** The signed-in person. */
export type Session = {
  uid: string;
  email: string;
  displayName: string | null;
  /** What this person may do; null without access: another role, no profile, suspended, signed out everywhere. */
  role: Role | null;
  /** The role is 'admin'. */
  isAdmin: boolean;
};

/** error is a text for the person at the form. */
export type AuthAnswer = { ok: true } | { ok: false; error: string };

const wrongCredentials = 'Wrong email or password.';

/** The same message for all these answers: it must not reveal whether an account exists. */
const accountErrors = new Set([
  'auth/invalid-credential',
  'auth/invalid-email',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/wrong-password',
]);

const otherErrors: Record<string, string> = {
  'auth/too-many-requests': 'Too many attempts. Please wait a few minutes and try again.',
  'auth/network-request-failed': 'No connection. Please check the internet and try again.',
};

let auth: Auth | undefined;

/** null when the build has no Firebase project. */
function clientAuth(): Auth | null {
  if (!hasProject) return null;
  // localStorage first: other tabs have the new token at once.
  auth ??= authOf(firebaseApp(), [browserLocalPersistence, indexedDBLocalPersistence]);
  return auth;
}

/** The profile needs the database's module; the login page does not wait for it. */
async function sessionOf(user: User): Promise<Session> {
  // Firestore sends the token of an initialised auth instance by itself.
  const { readRole } = await import('./profile.ts');
  const { authTime } = await user.getIdTokenResult();
  const role = await readRole(user.uid, Date.parse(authTime));
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: user.displayName || null,
    role,
    isAdmin: role === 'admin',
  };
}

let latest: { user: User; session: Promise<Session> } | undefined;

/**
 * Waits until the browser's stored session is known; null when signed out. The role is read once per sign-in,
 * because the security rules check it on every request anyway.
 */
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
export async function signIn(email: string, password: string, keep = false): Promise<AuthAnswer> {
  const auth = clientAuth();
  if (!auth) return { ok: false, error: 'Authentication not initialized' };
  try {
    // First: other tabs hear of the sign-in at once.
    beginSession(keep);
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    const session = await sessionOf(user).catch(async (error) => {
      await signOut();
      throw error;
    });
    if (session.role) return { ok: true };
    await signOut();
    return { ok: false, error: 'Access denied. Admin privileges required.' };
  } catch (error) {
    return { ok: false, error: textOf(error, 'Login failed. Please try again.') };
  }
}

/** The password of the person who is signed in: the sign-in is new from now on. */
export async function confirmPassword(password: string): Promise<AuthAnswer> {
  try {
    const user = await currentUser();
    if (!user?.email) return { ok: false, error: 'You’ve been signed out.' };
    const credential = EmailAuthProvider.credential(user.email, password);
    await reauthenticateWithCredential(user, credential);
    return { ok: true };
  } catch (error) {
    const text = textOf(error, 'The password couldn’t be checked. Please try again.');
    return { ok: false, error: text === wrongCredentials ? 'Wrong password.' : text };
  }
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
    if (error instanceof FirebaseError && accountErrors.has(error.code)) return { ok: true };
    return { ok: false, error: textOf(error, 'The email couldn’t be sent. Please try again.') };
  }
}

/** Proves the caller's identity to the clinic's own functions; valid for an hour, null when signed out. */
export async function idToken(): Promise<string | null> {
  return (await clientAuth()?.currentUser?.getIdToken()) ?? null;
}

/** `otherwise` is for unknown errors: the SDK's own text belongs in the console. */
function textOf(error: unknown, otherwise: string): string {
  const code = error instanceof FirebaseError ? error.code : '';
  if (accountErrors.has(code)) return wrongCredentials;
  const known = otherErrors[code];
  if (!known) report(error, otherwise);
  return known ?? otherwise;
}
