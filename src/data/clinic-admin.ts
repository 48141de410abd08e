import type { Author } from '#domain/account/author.ts';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { clinicFrom, storedClinic } from '#domain/clinic/stored-clinic.ts';
import { hasFields } from '#domain/same-fields.ts';
import { withDates } from './firebase/dates.ts';
import { serverTimestamp } from './firebase/firestore.ts';
import { readSetting, settingAt } from './firebase/settings.ts';
import { transact } from './firebase/transact.ts';
import { WriteError } from './firebase/write-errors.ts';
import { changedFields, logChange } from './trail/log-change.ts';

export async function readFacts(): Promise<Clinic> {
  return clinicFrom(withDates(await readSetting('clinic')));
}

/**
 * Changes facts if the stored ones are still as the person has seen them; else throws 'changed'. Returns the
 * facts before; null if an earlier try was stored and its answer got lost.
 */
export async function saveFacts(
  change: Partial<Clinic>,
  isAsSeen: (stored: Clinic) => boolean,
  by: Author,
): Promise<Clinic | null> {
  const facts = settingAt('clinic');
  return transact(async (transaction) => {
    const stored = await transaction.get(facts);
    const before = clinicFrom(stored.data());
    if (stored.exists() && hasFields(before, change)) return null;
    if (!isAsSeen(before)) throw new WriteError('changed', before);
    // All of it: the rules ask for every field, and older facts may lack some.
    const after = storedClinic({ ...before, ...change });
    const fields = changedFields(stored.data(), after);
    transaction.set(facts, {
      ...after,
      updatedAt: serverTimestamp(),
      // The log has the author: visitors can read the facts.
      ...logChange(transaction, facts, { kind: 'settings', fields }, by),
    });
    return before;
  });
}
