import { existsSync } from 'node:fs';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { type Environment, firebaseProject } from './local/firebase-project.ts';
import { scriptEntry } from './script-entry.ts';

/** Gives the account with this e-mail address the role 'admin', and ends a suspension; returns its user id. */
export async function makeAdmin(email: string, env: Environment): Promise<string> {
  const { app } = firebaseProject(env);
  const uid = await uidOf(email, env);
  const profile = getFirestore(app).doc(`users/${uid}`);
  await getFirestore(app).runTransaction(async (transaction) => {
    const from = (await transaction.get(profile)).get('role') ?? null;
    const logged = scriptEntry(
      transaction,
      profile,
      { kind: 'role', from, to: 'admin' },
      'make-admin',
    );
    const fields = { role: 'admin', suspended: FieldValue.delete(), ...logged };
    transaction.set(profile, fields, { merge: true });
  });
  return uid;
}

/** Throws an error that says what to do when the project has no such account. */
export async function uidOf(email: string, env: Environment): Promise<string> {
  const { id, app } = firebaseProject(env);
  const { users } = await getAuth(app).getUsers([{ email }]);
  const uid = users[0]?.uid;
  if (uid) return uid;
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
