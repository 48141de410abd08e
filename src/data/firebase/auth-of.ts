import type { FirebaseApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Persistence,
} from 'firebase/auth';
import { firebaseApp } from './firebase.ts';
import { hasProject, onEmulators } from './project.ts';

let auth: Auth | undefined;

/** Of the person who uses this browser; null when the build has no Firebase project. */
export function clientAuth(): Auth | null {
  if (!hasProject) return null;
  // localStorage first: other tabs have the new token at once.
  auth ??= authOf(firebaseApp(), [browserLocalPersistence, indexedDBLocalPersistence]);
  return auth;
}

/** Once for each app. */
export function authOf(app: FirebaseApp, persistence: Persistence | Persistence[]): Auth {
  // initializeAuth, unlike getAuth, leaves out pop-ups and redirects, which this app does not use.
  const auth = initializeAuth(app, { persistence });
  if (onEmulators) connectAuthEmulator(auth, 'http://127.0.0.1:9099', { disableWarnings: true });
  return auth;
}
