import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  type QueryDocumentSnapshot,
  query,
} from 'firebase/firestore';
import { clientAuth } from '../firebase/auth-of.ts';
import { firebaseApp } from '../firebase/firebase.ts';
import { changeOf, changeSources } from '../firebase/last-change.ts';
import { onEmulators } from '../firebase/project.ts';

let firestore: Firestore | undefined;

/** Firestore with listeners is four times the size of the lite one, so only this module loads it. */
function liveDatabase(): Firestore {
  if (!firestore) {
    firestore = getFirestore(firebaseApp());
    if (onEmulators) connectFirestoreEmulator(firestore, '127.0.0.1', 8080);
  }
  return firestore;
}

/** A sign-out, here or in another tab, ends each feed with a refusal, which is no error. */
const whileSignedIn = (onError: (error: Error) => void) => (error: Error) => {
  if (clientAuth()?.currentUser) onError(error);
};

type Watch = (
  /** The latest change already read; null if unknown. */
  lastChange: string | null,
  onChange: () => void,
  onError: (error: Error) => void,
) => () => void;

/**
 * Calls back when a document of the collection was added, changed or erased since lastChange; it does not say which.
 * The caller then reads again. After onError it calls back no more. Returns a function that ends it.
 */
function watchLatest(name: string, ...[lastChange, onChange, onError]: Parameters<Watch>) {
  let known = lastChange;
  const fail = whileSignedIn(onError);
  const sources = changeSources(name);
  /** What the server says: a first snapshot may come from an earlier listener's cache, or be empty without a connection. */
  const answers = new Map<string, QueryDocumentSnapshot | undefined>();
  const ends = sources.map(([from, field]) =>
    onSnapshot(
      query(collection(liveDatabase(), from), orderBy(field, 'desc'), limit(1)),
      // Else the server's word that a cached answer is still right would make no snapshot.
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        if (!answers.has(from) && metadata.fromCache) return;
        answers.set(from, docs[0]);
        const change = changeOf(sources.map(([each]) => answers.get(each)));
        if (answers.size < sources.length || change === known) return;
        known = change;
        onChange();
      },
      (error) => {
        stop();
        fail(error);
      },
    ),
  );
  const stop = () => {
    for (const end of ends) end();
  };
  return stop;
}

export const watchLeads: Watch = (...feed) => watchLatest('leads', ...feed);

/** Calls back now and whenever the access of this person changes, by their profile. */
export function watchProfile(
  uid: string,
  onChange: () => void,
  onError: (error: Error) => void,
): () => void {
  let known: string | undefined;
  return onSnapshot(
    doc(liveDatabase(), 'users', uid),
    (profile) => {
      // Each use is noted in the profile, too.
      const access = JSON.stringify(
        ['role', 'suspended', 'validAfter'].map((field) => profile.get(field)),
      );
      if (access === known) return;
      known = access;
      onChange();
    },
    whileSignedIn(onError),
  );
}

export const watchVisits: Watch = (...feed) => watchLatest('appointments', ...feed);
