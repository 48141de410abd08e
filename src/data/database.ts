import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import { firebaseApp } from './firebase.ts';
import { onEmulators } from './project.ts';

let firestore: Firestore | undefined;

/** Firestore without listeners; throws like firebaseApp. */
export function database(): Firestore {
  if (!firestore) {
    firestore = getFirestore(firebaseApp());
    if (onEmulators) connectFirestoreEmulator(firestore, '127.0.0.1', 8080);
  }
  return firestore;
}
