import { randomBytes } from 'node:crypto';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { type Environment, firebaseProject } from './local/firebase-project.ts';

/**
 * Whether the password may be a stranger's: the public key of the website makes an account for any address. A click on
 * a verification mail proves the mailbox, and not who set the password: an account that the clinic gave no access yet
 * counts only while nobody has signed in.
 */
export function mayBeOfStranger(user: UserRecord, hasProfile: boolean): boolean {
  return !user.emailVerified || (!hasProfile && Boolean(user.metadata.lastSignInTime));
}

/**
 * Leaves the holder of the mailbox as the only one who can open the account: a new random password, no other way
 * to sign in, and no sign-in from before. Throws when something is left.
 */
export async function handOver(user: UserRecord, env: Environment): Promise<void> {
  const auth = getAuth(firebaseProject(env).app);
  await auth.updateUser(user.uid, {
    // Also a character of each kind that a password policy may ask for.
    password: `Aa1!${randomBytes(32).toString('base64')}`,
    displayName: null,
    photoURL: null,
    providersToUnlink: otherProviders(user),
    multiFactor: { enrolledFactors: null },
  });
  await auth.revokeRefreshTokens(user.uid);
  const now = await auth.getUser(user.uid);
  if (otherProviders(now).length > 0 || now.multiFactor?.enrolledFactors.length) {
    throw new Error(
      `${user.email} may be a stranger’s account, and still has another way to sign in or a second step. Delete it under Authentication in the Firebase console, and add it again.`,
    );
  }
}

const otherProviders = ({ providerData }: UserRecord) =>
  providerData.map(({ providerId }) => providerId).filter((id) => id !== 'password');

/** Firebase mails the link to set a password, and says so here. */
export async function mailReset(email: string, env: Environment): Promise<void> {
  const { isDemo } = firebaseProject(env);
  const host = isDemo ? `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/` : 'https://';
  const answer = await fetch(
    `${host}identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=${env.VITE_FIREBASE_API_KEY}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email }),
    },
  );
  if (!answer.ok) {
    throw new Error(
      `Firebase sent no mail to ${email} (${answer.status}). Press “Forgot password?” on the sign-in page: the account has a new random password.`,
    );
  }
  console.log(
    `${email} may have been a stranger’s account: it has a new random password, and a mail with the link to set one is on its way.`,
  );
}
