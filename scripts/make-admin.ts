import { existsSync } from 'node:fs';
import { GoogleAuth } from 'google-auth-library';
import { emulatorUrls } from './local-env.ts';

type Environment = Record<string, string | undefined>;
type Services = { identity: string; firestore: string; token: string };

/** Gives the account with this e-mail address the role 'admin'; answers its user id. */
export async function makeAdmin(email: string, env: Environment): Promise<string> {
  const project = env.FIREBASE_PROJECT_ID;
  if (!project) throw new Error('FIREBASE_PROJECT_ID is not set.');
  const { identity, firestore, token } = await servicesOf(project, env);

  const { users } = await call(
    token,
    'POST',
    `${identity}/v1/projects/${project}/accounts:lookup`,
    {
      email: [email],
    },
  );
  const uid = users?.[0]?.localId;
  if (!uid) {
    throw new Error(
      `Project ${project} has no account ${email}: add it under Authentication in the Firebase console first.`,
    );
  }
  const profile = `${firestore}/v1/projects/${project}/databases/(default)/documents/users/${uid}`;
  await call(token, 'PATCH', `${profile}?updateMask.fieldPaths=role`, {
    fields: { role: { stringValue: 'admin' } },
  });
  return uid;
}

async function servicesOf(project: string, env: Environment): Promise<Services> {
  if (project.startsWith('demo-')) {
    const { auth, firestore } = emulatorUrls;
    return { identity: `${auth}/identitytoolkit.googleapis.com`, firestore, token: 'owner' };
  }
  return {
    identity: 'https://identitytoolkit.googleapis.com',
    firestore: 'https://firestore.googleapis.com',
    token: await accessToken(env),
  };
}

/** Throws an error that names the variables when there is no service account. */
async function accessToken(env: Environment): Promise<string> {
  const {
    GOOGLE_APPLICATION_CREDENTIALS: keyFilename,
    FIREBASE_CLIENT_EMAIL: email,
    FIREBASE_PRIVATE_KEY: key,
  } = env;
  if (!keyFilename && !(email && key)) {
    throw new Error(
      'Set GOOGLE_APPLICATION_CREDENTIALS to the file of a service account, or FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY.',
    );
  }
  const token = await new GoogleAuth({
    scopes: 'https://www.googleapis.com/auth/cloud-platform',
    ...(keyFilename
      ? { keyFilename }
      : // Kept on one line, the key has its line breaks spelled out.
        { credentials: { client_email: email, private_key: key?.replaceAll('\\n', '\n') } }),
  }).getAccessToken();
  if (!token) throw new Error('Google gave no access token for the service account.');
  return token;
}

type Answer = { users?: { localId: string }[] };

async function call(token: string, method: string, url: string, body: object): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${new URL(url).host}: ${answer.status} ${await answer.text()}`);
  return answer.json();
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
