import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { managers } from '#domain/account/access.ts';
import { accountFrom } from '#domain/account/staff-account.ts';
import { type Environment, firebaseProject } from './local/firebase-project.ts';
import { runForEmail } from './local/run-command.ts';
import { userOf } from './make-admin.ts';
import { scriptEntry } from './script-entry.ts';

/**
 * Suspends the account with this e-mail address and ends its sign-ins; returns its user id. Refuses the last owner or
 * administrator. The Accounts screen, or make-admin, lets the account back in.
 */
export async function revoke(email: string, env: Environment): Promise<string> {
  const { app } = firebaseProject(env);
  const { uid } = await userOf(email, env);
  const users = getFirestore(app).collection('users');
  await getFirestore(app).runTransaction(async (transaction) => {
    const { docs } = await transaction.get(users.where('role', 'in', [...managers]));
    const left = docs.filter((stored) => !accountFrom(stored.id, stored.data()).isSuspended);
    if (left.length > 0 && left.every(({ id }) => id === uid)) {
      throw new Error(
        `${email} is the last owner or administrator. Make another one first: npm run make-admin -- EMAIL`,
      );
    }
    const validAfter = FieldValue.serverTimestamp();
    const change = { kind: 'suspension', suspended: true } as const;
    const logged = scriptEntry(transaction, users.doc(uid), change, 'revoke');
    transaction.set(users.doc(uid), { suspended: true, validAfter, ...logged }, { merge: true });
  });
  await getAuth(app).revokeRefreshTokens(uid);
  return uid;
}

// npm run revoke -- EMAIL
if (process.argv[1] === import.meta.filename) {
  await runForEmail('revoke', async (email) => {
    const uid = await revoke(email, process.env);
    console.log(`${email} (${uid}) is suspended and signed out everywhere.`);
  });
}
