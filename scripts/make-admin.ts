import { existsSync } from 'node:fs';
import { call, type Environment, googleProject } from './google-project.ts';

/** Gives the account with this e-mail address the role 'admin'; answers its user id. */
export async function makeAdmin(email: string, env: Environment): Promise<string> {
  const project = googleProject(env);
  const { users } = await call<{ users?: { localId: string }[] }>(
    project,
    'POST',
    `${project.identity}/v1/projects/${project.id}/accounts:lookup`,
    { email: [email] },
  );
  const uid = users?.[0]?.localId;
  if (!uid) {
    throw new Error(
      `Project ${project.id} has no account ${email}: add it under Authentication in the Firebase console first.`,
    );
  }
  const profile = `${project.firestore}/v1/projects/${project.id}/databases/(default)/documents/users/${uid}`;
  await call(project, 'PATCH', `${profile}?updateMask.fieldPaths=role`, {
    fields: { role: { stringValue: 'admin' } },
  });
  return uid;
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
