import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import type { Role } from '#domain/account/access.ts';
import { handOver, mailReset, mayBeOfStranger } from './hand-over.ts';
import { type Environment, firebaseProject } from './local/firebase-project.ts';
import { runForEmail } from './local/run-command.ts';
import { scriptEntry } from './script-entry.ts';

/**
 * Gives the account with this e-mail address the role 'admin', and ends a suspension. An owner stays one, since an
 * administrator may not do more. An account
 * that a stranger may have made goes to the holder of the mailbox first, who gets a link to set a password.
 */
export async function makeAdmin(
  email: string,
  env: Environment,
): Promise<{ uid: string; role: Role }> {
  const { app } = firebaseProject(env);
  const user = await userOf(email, env);
  const { uid } = user;
  const profile = getFirestore(app).doc(`users/${uid}`);
  const isHandedOver = mayBeOfStranger(user, (await profile.get()).exists);
  if (isHandedOver) await handOver(user, env);
  const role = await getFirestore(app).runTransaction(async (transaction) => {
    const from = (await transaction.get(profile)).get('role') ?? null;
    const to: Role = from === 'owner' ? 'owner' : 'admin';
    const logged = scriptEntry(
      transaction,
      profile,
      from === to ? { kind: 'suspension', suspended: false } : { kind: 'role', from, to },
      'make-admin',
    );
    // Firebase's tokens live for an hour after they are revoked.
    const validAfter = isHandedOver ? { validAfter: FieldValue.serverTimestamp() } : {};
    const fields = { role: to, suspended: FieldValue.delete(), ...validAfter, ...logged };
    transaction.set(profile, fields, { merge: true });
    return to;
  });
  if (isHandedOver) await mailReset(email, env);
  return { uid, role };
}

/** Throws an error that says what to do when the project has no such account. */
export async function userOf(email: string, env: Environment): Promise<UserRecord> {
  const { id, app } = firebaseProject(env);
  const { users } = await getAuth(app).getUsers([{ email }]);
  if (users[0]) return users[0];
  throw new Error(
    `Project ${id} has no account ${email}: add it under Authentication in the Firebase console first.`,
  );
}

// npm run make-admin -- EMAIL
if (process.argv[1] === import.meta.filename) {
  await runForEmail('make-admin', async (email) => {
    const { uid, role } = await makeAdmin(email, process.env);
    const is = role === 'owner' ? 'is still an owner' : 'is an administrator now';
    console.log(`${email} (${uid}) ${is}, and can sign in to ${process.env.FIREBASE_PROJECT_ID}.`);
  });
}
