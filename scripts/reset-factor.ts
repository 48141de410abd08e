import { getAuth } from 'firebase-admin/auth';
import { type Environment, firebaseProject } from './local/firebase-project.ts';
import { runForEmail } from './local/run-command.ts';
import { userOf } from './make-admin.ts';

/**
 * Takes the second step from the account with this e-mail address and ends its sign-ins; returns its user id. Its
 * person signs in with the password, and sets up another one. Refuses an account whose address is not verified: the
 * password may be a stranger's.
 */
export async function resetFactor(email: string, env: Environment): Promise<string> {
  const { app } = firebaseProject(env);
  const { uid, emailVerified } = await userOf(email, env);
  if (emailVerified === false) {
    throw new Error(
      `${email} isn’t verified: the password may be a stranger’s. Its person presses “Forgot password?” on the sign-in page and sets a new one first.`,
    );
  }
  await getAuth(app).updateUser(uid, { multiFactor: { enrolledFactors: null } });
  await getAuth(app).revokeRefreshTokens(uid);
  const { multiFactor } = await getAuth(app).getUser(uid);
  if (multiFactor?.enrolledFactors.length) {
    throw new Error(`${email} still has a second step. Remove it in the Firebase console.`);
  }
  return uid;
}

// npm run reset-factor -- EMAIL
if (process.argv[1] === import.meta.filename) {
  await runForEmail('reset-factor', async (email) => {
    const uid = await resetFactor(email, process.env);
    console.log(`${email} (${uid}) signs in with the password alone now, on every device again.`);
  });
}
