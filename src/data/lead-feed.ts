import {
  collection,
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
} from 'firebase/firestore';
import { firebaseApp } from './firebase.ts';
import { onEmulators } from './project.ts';

let firestore: Firestore | undefined;

/** Firestore with listeners: four times the size of the one that reads, so only this module loads it. */
function liveDatabase(): Firestore {
  if (!firestore) {
    firestore = getFirestore(firebaseApp());
    if (onEmulators) connectFirestoreEmulator(firestore, '127.0.0.1', 8080);
  }
  return firestore;
}

/**
 * Tells that something in the collection was added or changed, not what: the document most recently
 * updated is watched, and whoever hears of it reads again. After onError nothing more is told. Returns
 * the end of it.
 */
function watchLatest(
  name: string,
  onChange: () => void,
  onError: (error: Error) => void,
): () => void {
  const latest = query(collection(liveDatabase(), name), orderBy('updatedAt', 'desc'), limit(1));
  let isFirst = true;
  return onSnapshot(
    latest,
    () => {
      if (!isFirst) onChange();
      isFirst = false;
    },
    onError,
  );
}

/** Tells that some lead of any type was added or changed; after onError nothing more. Returns the end of it. */
export function watchLeads(onChange: () => void, onError: (error: Error) => void): () => void {
  return watchLatest('leads', onChange, onError);
}

/** The same about appointments; an error ends it silently. */
export function watchAppointments(onChange: () => void): () => void {
  return watchLatest('appointments', onChange, () => {});
}
