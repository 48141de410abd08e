import type { Clinic } from '#domain/clinic/clinic.ts';
import { clinicFrom, storedClinic } from '#domain/clinic/stored-clinic.ts';
import { hasFields } from '#domain/same-fields.ts';
import { storedDate, storedText } from '#domain/stored-value.ts';
import { database } from './firebase/database.ts';
import { withDates } from './firebase/dates.ts';
import { doc, getDoc, serverTimestamp } from './firebase/firestore.ts';
import { transact } from './firebase/transact.ts';
import { ChangedMeanwhile } from './firebase/write-errors.ts';

/** When the facts were last stored, and who did; uid is '' where that isn't known. */
export type FactsChange = { at: Date; uid: string };

const facts = () => doc(database(), 'settings', 'clinic');

/** The stored facts, and their last change; null before the first one. */
export async function readFacts(): Promise<{ clinic: Clinic; change: FactsChange | null }> {
  const stored = withDates((await getDoc(facts())).data() ?? {});
  const at = storedDate(stored.updatedAt);
  return { clinic: clinicFrom(stored), change: at && { at, uid: storedText(stored.updatedBy) } };
}

/**
 * Changes facts if the stored ones are still as the person has seen them; else throws ChangedMeanwhile. Returns the
 * facts before; null if an earlier try was stored and its answer got lost.
 */
export async function saveFacts(
  change: Partial<Clinic>,
  isAsSeen: (stored: Clinic) => boolean,
  uid: string,
): Promise<Clinic | null> {
  return transact(async (transaction) => {
    const stored = await transaction.get(facts());
    const before = clinicFrom(stored.data());
    if (stored.exists() && hasFields(before, change)) return null;
    if (!isAsSeen(before)) throw new ChangedMeanwhile(before);
    // All of it: the rules ask for every field, and older facts may lack some.
    transaction.set(facts(), {
      ...storedClinic({ ...before, ...change }),
      updatedAt: serverTimestamp(),
      // The name is not here: visitors can read the facts.
      updatedBy: uid,
    });
    return before;
  });
}
