/** A Firebase project for scripts that run past its rules: a real one as a service account, or the emulators. */
import { ReadableStream } from 'node:stream/web';
import { GoogleAuth } from 'google-auth-library';
import { emulatorUrls } from './local-env.ts';

export type Environment = Record<string, string | undefined>;

export type GoogleProject = {
  id: string;
  /** Base addresses of the services, without a slash at the end. */
  identity: string;
  firestore: string;
  storage: string;
  /** What the download addresses of files begin with, before the name of the bucket. */
  downloads: string;
  /** The header's value; asked for before every call, since tokens end after an hour. */
  authorization: () => Promise<string>;
};

/** Throws an error that names the variables that are missing. */
export function googleProject(env: Environment): GoogleProject {
  const id = env.FIREBASE_PROJECT_ID;
  if (!id) throw new Error('FIREBASE_PROJECT_ID is not set.');
  if (id.startsWith('demo-')) {
    const { auth, firestore, storage } = emulatorUrls;
    return {
      id,
      identity: `${auth}/identitytoolkit.googleapis.com`,
      firestore,
      storage,
      downloads: `${storage}/v0/b/`,
      authorization: async () => 'Bearer owner',
    };
  }
  const account = serviceAccount(env);
  return {
    id,
    identity: 'https://identitytoolkit.googleapis.com',
    firestore: 'https://firestore.googleapis.com',
    storage: 'https://storage.googleapis.com',
    downloads: 'https://firebasestorage.googleapis.com/v0/b/',
    async authorization() {
      const token = await account.getAccessToken();
      if (!token) throw new Error('Google gave no access token for the service account.');
      return `Bearer ${token}`;
    },
  };
}

function serviceAccount(env: Environment): GoogleAuth {
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
  return new GoogleAuth({
    scopes: 'https://www.googleapis.com/auth/cloud-platform',
    ...(keyFilename
      ? { keyFilename }
      : // Kept on one line, the key has its line breaks spelled out.
        { credentials: { client_email: email, private_key: key?.replaceAll('\\n', '\n') } }),
  });
}

/** One authorised call. Throws with the service's own words unless it succeeds. */
export async function send(
  project: GoogleProject,
  method: string,
  url: string,
  init: { type?: string; body?: string | ReadableStream } = {},
): Promise<Response> {
  const answer = await fetch(url, {
    method,
    headers: {
      authorization: await project.authorization(),
      ...(init.type && { 'content-type': init.type }),
    },
    body: init.body as BodyInit | undefined,
    // Bodies that are streams cannot be sent otherwise.
    ...(init.body instanceof ReadableStream && { duplex: 'half' }),
  });
  if (!answer.ok) throw new Error(`${new URL(url).host}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Sends and receives JSON. */
export async function call<Answer>(
  project: GoogleProject,
  method: string,
  url: string,
  body?: object,
): Promise<Answer> {
  const json = body && { type: 'application/json', body: JSON.stringify(body) };
  return (await send(project, method, url, json)).json();
}
