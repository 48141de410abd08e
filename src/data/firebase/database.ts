import { firebaseApp } from './firebase.ts';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  setLogLevel,
} from './firestore.ts';
import { hasProject, onEmulators } from './project.ts';

let firestore: Firestore | undefined;

/** Firestore without listeners. Throws 'Firestore not initialized' when the build has no Firebase project. */
export function database(): Firestore {
  if (!hasProject) throw new Error('Firestore not initialized');
  if (!firestore) {
    // Its warnings print the whole request: a failed note's text would be in the console.
    setLogLevel('error');
    firestore = getFirestore(firebaseApp());
    if (onEmulators) connectFirestoreEmulator(firestore, '127.0.0.1', 8080);
  }
  return firestore;
}

type Path = [first: string, ...rest: string[]];

export const docAt = (...path: Path) => doc(database(), ...path);

export const collectionAt = (...path: Path) => collection(database(), ...path);
