import firebaseJson from '../../firebase.json' with { type: 'json' };

export const projectId = 'demo-clinic';

/** A project id that starts with demo- can never reach a real Firebase project. */
export function isDemo(id: string): boolean {
  return id.startsWith('demo-');
}

/** Vite's envDir. A local run reads no .env of the real project: forms would mail the clinic, and pages would count. */
export const envFolder = (): false | undefined =>
  isDemo(process.env.VITE_FIREBASE_PROJECT_ID ?? '') ? false : undefined;

const { auth, firestore, storage, ui, hub, logging } = firebaseJson.emulators;

const at = ({ host, port }: { host: string; port: number }) => `${host}:${port}`;

/** Base addresses of the emulators, as firebase.json sets them. */
export const emulatorUrls = {
  auth: `http://${at(auth)}`,
  firestore: `http://${at(firestore)}`,
  storage: `http://${at(storage)}`,
  ui: `http://${at(ui)}/ui`,
};

export const emulatorPorts = [auth, firestore, storage, ui, hub, logging].map(({ port }) => port);

export const devPort = 5173;
export const previewPort = 8888;
export const buildHookPort = 8891;
/** Of `npm run preview`, in place of the host's. */
export const localBuildHook = `http://localhost:${buildHookPort}/build_hooks/preview`;

/** The environment of a local run: for the browser (VITE_*), the functions and the seed. */
export const localEnv = {
  VITE_FIREBASE_PROJECT_ID: projectId,
  VITE_FIREBASE_API_KEY: 'demo',
  VITE_FIREBASE_STORAGE_BUCKET: `${projectId}.firebasestorage.app`,
  FIREBASE_PROJECT_ID: projectId,
  FIRESTORE_EMULATOR_HOST: at(firestore),
  FIREBASE_AUTH_EMULATOR_HOST: at(auth),
  FIREBASE_STORAGE_EMULATOR_HOST: at(storage),
  RATE_LIMIT_SECRET: 'local-runs-only',
  // A pair of its own: no push service knows it.
  VITE_VAPID_PUBLIC_KEY:
    'BJZ-Vo_xuPSAJrJwMkcdYakwUPioA3GzRYlxxkUfbhtnvHLmlatXy9qlWc_HGcVW-qAmkIOPNXhBQtET5-z-yfQ',
  VAPID_PRIVATE_KEY: 'skVsP11zmrtN_mOjhhJKq5SyxAH2NE3tt3NIFaNE5Lw',
  // Of the stand-in for Netlify Analytics, which adds its address.
  NETLIFY_ANALYTICS_SITE_ID: 'local-site',
  NETLIFY_ANALYTICS_TOKEN: 'local-runs-only',
};

/** For builds only: no development server calls Google. The stories replace the tag of this made-up property. */
export const localBuildEnv = { VITE_ANALYTICS_ID: 'G-LOCALRUNS' };
