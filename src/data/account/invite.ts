import { deleteApp } from 'firebase/app';
import {
  type Auth,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  type User,
  updateProfile,
} from 'firebase/auth';
import type { Author } from '#domain/account/author.ts';
import type { Invitation } from '#domain/account/staff-account.ts';
import { authOf } from '../firebase/auth-of.ts';
import { database, docAt } from '../firebase/database.ts';
import { newFirebaseApp } from '../firebase/firebase.ts';
import { getDoc, serverTimestamp, writeBatch } from '../firebase/firestore.ts';
import { storeOnce, WriteError } from '../firebase/write-errors.ts';
import { logChange } from '../trail/log-change.ts';
import { sendReset } from './auth.ts';
import { codeOf, isAccountError } from './auth-errors.ts';

/** Passwords of accounts that are not stored yet, by email: a second try goes on with the same one. Nobody sees them. */
const passwords = new Map<string, string>();

let instances = 0;

/**
 * Makes an account, gives it its role, and mails a link to set a password. mailed: false when only the mail failed.
 * The account is made on a second instance, since whoever makes one is signed in to it.
 */
export async function invite(
  { email, name, role }: Invitation,
  by: Author,
): Promise<{ mailed: boolean }> {
  const app = newFirebaseApp(`invitation-${++instances}`);
  try {
    const user = await makeAccount(authOf(app, inMemoryPersistence), email);
    await updateProfile(user, { displayName: name });
    const profile = docAt('users', user.uid);
    // An earlier try, with another role.
    let isOther = false;
    await storeOnce(
      () => {
        const batch = writeBatch(database());
        const logged = logChange(batch, profile, { kind: 'invitation', role }, by);
        const createdAt = serverTimestamp();
        batch.set(profile, { role, email, name, invitedBy: by.uid, createdAt, ...logged });
        return batch.commit();
      },
      async () => {
        const stored = await getDoc(profile);
        isOther = stored.exists() && stored.get('role') !== role;
        return stored.exists();
      },
    );
    if (isOther) throw new WriteError('email-taken');
    passwords.delete(email);
    return { mailed: (await sendReset(email)).ok };
  } finally {
    await deleteApp(app);
  }
}

async function makeAccount(auth: Auth, email: string): Promise<User> {
  const begun = passwords.get(email);
  const password = begun ?? randomPassword();
  passwords.set(email, password);
  try {
    return (await createUserWithEmailAndPassword(auth, email, password)).user;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'auth/email-already-in-use') {
      if (begun) return signInAgain(auth, email, begun);
      passwords.delete(email);
      throw new WriteError('email-taken', undefined, { cause: error });
    }
    if (code === 'auth/admin-restricted-operation' || code === 'auth/operation-not-allowed') {
      throw new WriteError('sign-up-closed', undefined, { cause: error });
    }
    throw error;
  }
}

/** To the account of the try before. Another password means that somebody else made the account in between. */
async function signInAgain(auth: Auth, email: string, password: string): Promise<User> {
  try {
    return (await signInWithEmailAndPassword(auth, email, password)).user;
  } catch (error) {
    if (!isAccountError(error)) throw error;
    passwords.delete(email);
    throw new WriteError('email-taken', undefined, { cause: error });
  }
}

/** 256 bits, and a character of each kind that a password policy may ask for. */
function randomPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `Aa1!${btoa(String.fromCharCode(...bytes))}`;
}
