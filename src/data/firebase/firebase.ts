import { type FirebaseApp, initializeApp } from 'firebase/app';
import { projectId } from './project.ts';

let app: FirebaseApp | undefined;

/** Throws 'Database not initialized' when the build has no Firebase project. */
export function firebaseApp(): FirebaseApp {
  app ??= newFirebaseApp();
  return app;
}

/** Another instance, by its name, for a sign-in beside that of the person here. */
export function newFirebaseApp(name?: string): FirebaseApp {
  if (!projectId) throw new Error('Database not initialized');
  const options = {
    projectId,
    apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
    authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
    storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
    appId: import.meta.env.VITE_FIREBASE_APP_ID,
  };
  return initializeApp(options, name);
}
