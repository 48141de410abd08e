import { byWeek } from '#domain/visits/stored-weeks.ts';
import { docAt } from '../firebase/database.ts';
import { deleteField, serverTimestamp, type Transaction } from '../firebase/firestore.ts';

/** Tells visitors which locks a commit takes and frees. It reads nothing: two commits of a week don't wait. */
export function noteOpenings(
  transaction: Transaction,
  { taken, freed }: { taken: readonly string[]; freed: readonly string[] },
): void {
  const free = new Set(freed);
  for (const [week, ids] of byWeek([...taken, ...freed])) {
    const marks = ids.map((id) => [id, free.has(id) ? deleteField() : true]);
    transaction.set(
      docAt('openings', week),
      { taken: Object.fromEntries(marks), updatedAt: serverTimestamp() },
      { merge: true },
    );
  }
}
