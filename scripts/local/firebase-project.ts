import { type App, type Credential, cert, getApps, initializeApp } from 'firebase-admin/app';
import { emulatorUrls, localEnv } from './local-env.ts';

export type Environment = Record<string, string | undefined>;

/** firebase-admin reads the emulators' addresses only from process.env. */
const emulators = {
  FIRESTORE_EMULATOR_HOST: localEnv.FIRESTORE_EMULATOR_HOST,
  FIREBASE_AUTH_EMULATOR_HOST: localEnv.FIREBASE_AUTH_EMULATOR_HOST,
  FIREBASE_STORAGE_EMULATOR_HOST: localEnv.FIREBASE_STORAGE_EMULATOR_HOST,
  STORAGE_EMULATOR_HOST: emulatorUrls.storage,
};

export type FirebaseProject = { id: string; isDemo: boolean; app: App };

/**
 * The Firebase project of a script, past its security rules. A demo project is on this machine's emulators;
 * a real one needs a service account. Throws an error that names the variables that are missing.
 */
export function firebaseProject(env: Environment): FirebaseProject {
  const { FIREBASE_PROJECT_ID: id, VITE_FIREBASE_STORAGE_BUCKET: storageBucket = '' } = env;
  if (!id) throw new Error('FIREBASE_PROJECT_ID is not set.');
  const isDemo = id.startsWith('demo-');
  const account = isDemo ? {} : { credential: serviceAccount(env, id) };
  for (const [name, address] of Object.entries(emulators)) {
    if (isDemo) process.env[name] = address;
    // A forgotten variable must not lead a real project's script to an emulator.
    else delete process.env[name];
  }
  const name = `${id} ${storageBucket}`;
  const app =
    getApps().find((each) => each.name === name) ??
    initializeApp({ projectId: id, storageBucket, ...account }, name);
  return { id, isDemo, app };
}

function serviceAccount(env: Environment, projectId: string): Credential {
  const {
    GOOGLE_APPLICATION_CREDENTIALS: keyFile,
    FIREBASE_CLIENT_EMAIL: clientEmail,
    FIREBASE_PRIVATE_KEY: privateKey,
  } = env;
  if (keyFile) return named('GOOGLE_APPLICATION_CREDENTIALS', () => cert(keyFile));
  if (clientEmail && privateKey) {
    // Most dashboards store the key on one line, with its line breaks spelled out.
    const pem = privateKey.replaceAll('\\n', '\n');
    return named('FIREBASE_PRIVATE_KEY', () => cert({ projectId, clientEmail, privateKey: pem }));
  }
  throw new Error(
    'Set GOOGLE_APPLICATION_CREDENTIALS to the file of a service account, or FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY.',
  );
}

/** Firebase's own error names neither the variable nor what to do. It may quote the value, so it is left out. */
function named(variable: string, read: () => Credential): Credential {
  try {
    return read();
  } catch {
    throw new Error(
      `${variable} is no key of a service account: copy it from the JSON file of Google Cloud again.`,
    );
  }
}
