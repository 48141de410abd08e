import { firebaseApp } from './firebase.ts';
import { connectFirestoreEmulator, type Firestore, getFirestore } from './firestore.ts';
import { hasProject, onEmulators } from './project.ts';

let firestore: Firestore | undefined;

/** Firestore without listeners. Throws 'Firestore not initialized' when the build carries no Firebase project. */
export function database(): Firestore {
  if (!hasProject) throw new Error('Firestore not initialized');
  if (!firestore) {
    firestore = getFirestore(firebaseApp());
    if (onEmulators) connectFirestoreEmulator(firestore, '127.0.0.1', 8080);
  }
  return firestore;
}
