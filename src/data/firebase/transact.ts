import { FirebaseError } from 'firebase/app';
import { database } from './database.ts';
import { runTransaction, type Transaction } from './firestore.ts';

/** Tries before giving up when other writes keep coming first. */
const maxAttempts = 12;
/** Refusals before the write counts as forbidden. */
const maxDenials = 5;

/**
 * A write that another one overtook can break a rule: it looks forbidden instead of outdated. More tries tell the two
 * apart, because a forbidden write stays forbidden. One more is not enough: it can be overtaken, too.
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
