import { type FirebaseApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import { onEmulators, projectId } from './project.ts';

let app: FirebaseApp | undefined;
let firestore: Firestore | undefined;

/** Throws 'Database not initialized' when the build carries no Firebase project. */
export function firebaseApp(): FirebaseApp {
  if (!projectId) throw new Error('Database not initialized');
  app ??= initializeApp({
    projectId,
    apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
    authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
    storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
    appId: import.meta.env.VITE_FIREBASE_APP_ID,
  });
  return app;
}

/** Firestore without listeners (32 kB); throws like firebaseApp. */
export function database(): Firestore {
  if (!firestore) {
    firestore = getFirestore(firebaseApp());
    if (onEmulators) connectFirestoreEmulator(firestore, '127.0.0.1', 8080);
  }
  return firestore;
}
