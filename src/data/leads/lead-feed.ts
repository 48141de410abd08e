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
import { firebaseApp } from '../firebase/firebase.ts';
import { changeOf } from '../firebase/last-change.ts';
import { onEmulators } from '../firebase/project.ts';

let firestore: Firestore | undefined;

/** Firestore with listeners: four times the size of the one that reads, so only this module loads it. */
function liveDatabase(): Firestore {
  if (!firestore) {
    firestore = getFirestore(firebaseApp());
    if (onEmulators) connectFirestoreEmulator(firestore, '127.0.0.1', 8080);
  }
  return firestore;
}

type Watch = (
  /** The latest change that has been read; null when that is unknown. */
  lastChange: string | null,
  onChange: () => void,
  onError: (error: Error) => void,
) => () => void;

/**
 * Tells that something in the collection was added or changed since lastChange, not what: the document
 * most recently updated is watched, and whoever hears of it reads again. After onError nothing more is
 * told. Returns the end of it.
 */
function watchLatest(name: string, ...[lastChange, onChange, onError]: Parameters<Watch>) {
  const latest = query(collection(liveDatabase(), name), orderBy('updatedAt', 'desc'), limit(1));
  let known = lastChange;
  let isOld = true;
  return onSnapshot(
    latest,
    ({ docs, metadata }) => {
      // At first there may be what an earlier listener heard, or nothing, where there is no connection.
      isOld &&= metadata.fromCache;
      const change = changeOf(docs[0]);
      if (isOld || change === known) return;
      known = change;
      onChange();
    },
    onError,
  );
}

/** About leads of any type. */
export const watchLeads: Watch = (...feed) => watchLatest('leads', ...feed);

export const watchVisits: Watch = (...feed) => watchLatest('appointments', ...feed);
