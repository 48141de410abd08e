import { NoAnswer } from './firestore.ts';

/** A colleague has stored something else since the record was read. Nothing was overwritten. */
export class ChangedMeanwhile<Stored = unknown> extends Error {
  readonly theirs: Stored;

  constructor(theirs: Stored) {
    super('The record was changed meanwhile');
    this.theirs = theirs;
  }
}

/** The record that was to be changed has been deleted. */
export class Gone extends Error {}

/** Firestore's and Storage's codes when a request or its answer got lost. */
const lostCodes = new Set([
  'unknown',
  'unavailable',
  'deadline-exceeded',
  'internal',
  'cancelled',
  'storage/retry-limit-exceeded',
]);

/** A failed write without an answer may have been stored all the same. */
export function gotNoAnswer(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NoAnswer) return true;
  return 'code' in error && lostCodes.has(String(error.code));
}

/** Writes; after a failure asks whether it was stored all the same, by this try or an earlier one. */
export async function storeOnce(
  write: () => Promise<unknown>,
  isStored: () => Promise<boolean>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    // Where the question fails too, the first error is the one to tell.
    if (!(await isStored().catch(() => false))) throw error;
  }
}
