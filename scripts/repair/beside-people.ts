import type { DocumentData, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { inParallel } from '../local/in-parallel.ts';

/** How a repair writes while people are at work. */

/** Reads before giving up when people keep changing what is read. */
export const attempts = 10;

/** Transactions at a time. */
export const width = 20;

/** ALREADY_EXISTS, FAILED_PRECONDITION or ABORTED. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && [6, 9, 10].includes(Number(error.code));
}

/**
 * Gives the documents of a collection the fields that `missingIn` finds; null where a document has them. Whether one
 * lacked some. What somebody has changed since the read stays.
 */
export async function completeEach(
  db: Firestore,
  collection: string,
  missingIn: (stored: DocumentSnapshot) => DocumentData | null,
): Promise<boolean> {
  const { docs } = await db.collection(collection).get();
  const older = docs.filter((stored) => missingIn(stored) !== null);
  await inParallel(width, older, ({ ref }) =>
    db.runTransaction(async (transaction) => {
      const stored = await transaction.get(ref);
      const fields = stored.exists ? missingIn(stored) : null;
      if (fields) transaction.update(ref, fields);
    }),
  );
  return older.length > 0;
}
