import { FirebaseError } from 'firebase/app';
import { database } from './database.ts';
import { runTransaction, type Transaction } from './firestore.ts';

/** How often a write is tried when those of others keep overtaking it. */
const maxAttempts = 12;
const maxDenials = 5;

/**
 * A write that was overtaken can break a rule, and then looks forbidden instead of outdated. With
 * fresh eyes the two are told apart: what stays forbidden is.
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
