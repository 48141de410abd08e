import { FirebaseError } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';

// The SDK waits without a timeout. The data layer imports Firestore from this file only, which gives every request one.

export {
  and,
  type CollectionReference,
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  deleteField,
  doc,
  documentId,
  FieldPath,
  type FieldValue,
  type Firestore,
  getFirestore,
  increment,
  limit,
  or,
  orderBy,
  type Query,
  type QueryCompositeFilterConstraint,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  query,
  serverTimestamp,
  setLogLevel,
  startAfter,
  Timestamp,
  type Transaction,
  where,
} from 'firebase/firestore/lite';

/** Milliseconds. */
const readLimit = 15_000;
const writeLimit = 20_000;

/** The database did not answer in time. A write may be stored all the same. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** A read without a connection is no contention: the SDK would retry the whole transaction. */
const transactOnline: typeof lite.runTransaction = (firestore, work, options) => {
  const workOnline = (transaction: lite.Transaction) =>
    work(transaction).catch((error: unknown) => {
      const isOffline = error instanceof FirebaseError && error.code === 'unknown';
      throw isOffline ? new NoAnswer('The database was not reached', { cause: error }) : error;
    });
  return lite.runTransaction(firestore, workOnline, options);
};

export const getDoc = limited(lite.getDoc, readLimit);
export const getDocs = limited(lite.getDocs, readLimit);
export const getCount = limited(lite.getCount, readLimit);

export const addDoc = limited(lite.addDoc, writeLimit);
export const setDoc = limited(lite.setDoc, writeLimit);
export const updateDoc = limited(lite.updateDoc, writeLimit);
export const deleteDoc = limited(lite.deleteDoc, writeLimit);
/** Limits the whole transaction, reads and retries included. Without a connection it fails at once. */
export const runTransaction = limited(transactOnline, writeLimit);

export function writeBatch(firestore: lite.Firestore): lite.WriteBatch {
  const batch = lite.writeBatch(firestore);
  batch.commit = limited(batch.commit.bind(batch), writeLimit);
  return batch;
}

function limited<Ask extends (...args: never[]) => Promise<unknown>>(ask: Ask, ms: number): Ask {
  const askInTime = async (...args: Parameters<Ask>) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = new Promise<never>((_, reject) => {
      const error = new NoAnswer(`The database did not answer within ${ms / 1000} seconds`);
      timer = setTimeout(() => reject(error), ms);
    });
    try {
      return await Promise.race([ask(...args), end]);
    } finally {
      clearTimeout(timer);
    }
  };
  return askInTime as Ask;
}
