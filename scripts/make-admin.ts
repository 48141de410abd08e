import { existsSync } from 'node:fs';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { handOver, mailReset, mayBeOfStranger } from './hand-over.ts';
import { type Environment, firebaseProject } from './local/firebase-project.ts';
import { scriptEntry } from './script-entry.ts';

/**
 * Gives the account with this e-mail address the role 'admin', and ends a suspension; returns its user id. An account
 * that a stranger may have made goes to the holder of the mailbox first, who gets a link to set a password.
 */
export async function makeAdmin(email: string, env: Environment): Promise<string> {
  const { app } = firebaseProject(env);
  const user = await userOf(email, env);
  const { uid } = user;
  const profile = getFirestore(app).doc(`users/${uid}`);
  const isHandedOver = mayBeOfStranger(user, (await profile.get()).exists);
  if (isHandedOver) await handOver(user, env);
  await getFirestore(app).runTransaction(async (transaction) => {
    const from = (await transaction.get(profile)).get('role') ?? null;
    const logged = scriptEntry(
      transaction,
      profile,
      { kind: 'role', from, to: 'admin' },
      'make-admin',
    );
    // Firebase's tokens live for an hour after they are revoked.
    const validAfter = isHandedOver ? { validAfter: FieldValue.serverTimestamp() } : {};
    const fields = { role: 'admin', suspended: FieldValue.delete(), ...validAfter, ...logged };
    transaction.set(profile, fields, { merge: true });
  });
  if (isHandedOver) await mailReset(email, env);
  return uid;
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
  if (existsSync('.env')) process.loadEnvFile('.env');
  const email = process.argv[2];
  try {
    if (!email) throw new Error('Usage: npm run make-admin -- EMAIL');
    const uid = await makeAdmin(email, process.env);
    console.log(`${email} (${uid}) is an administrator of ${process.env.FIREBASE_PROJECT_ID} now.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
