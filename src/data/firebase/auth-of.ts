import type { FirebaseApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, type Persistence } from 'firebase/auth';
import { onEmulators } from './project.ts';

/** Once for each app. */
export function authOf(app: FirebaseApp, persistence: Persistence | Persistence[]): Auth {
  // initializeAuth, unlike getAuth, leaves out pop-ups and redirects, which this app does not use.
  const auth = initializeAuth(app, { persistence });
  if (onEmulators) connectAuthEmulator(auth, 'http://127.0.0.1:9099', { disableWarnings: true });
  return auth;
}
