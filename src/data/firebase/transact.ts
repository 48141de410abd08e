import { FirebaseError } from 'firebase/app';
import { database } from './database.ts';
import { runTransaction, type Transaction } from './firestore.ts';

/** Tries before giving up when other writes keep coming first. */
const maxAttempts = 12;
const maxDenials = 5;

/**
 * A write that another one overtook can break a rule: it looks forbidden instead of outdated. A second try tells
 * the two apart, because a forbidden write stays forbidden.
 */
export async function transact<Result>(
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let denials = 1; ; denials++) {
    try {
      return await runTransaction(database(), work, { maxAttempts });
    } catch (error) {
      const isDenied = error instanceof FirebaseError && error.code === 'permission-denied';
      if (!isDenied || denials === maxDenials) throw error;
    }
  }
}
