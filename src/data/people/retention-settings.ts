import type { Author } from '#domain/leads/lead-activity.ts';
import { type RetentionPeriods, retentionFrom } from '#domain/people/retention.ts';
import { hasFields } from '#domain/same-fields.ts';
import { database } from '../firebase/database.ts';
import { doc, getDoc, serverTimestamp } from '../firebase/firestore.ts';
import { transact } from '../firebase/transact.ts';
import { ChangedMeanwhile } from '../firebase/write-errors.ts';
import { changedFields, logChange } from '../trail/log-change.ts';

const retention = () => doc(database(), 'settings', 'retention');

/** How long requests are kept; without a document until somebody erases them. */
export async function readRetention(): Promise<RetentionPeriods> {
  return retentionFrom((await getDoc(retention())).data() ?? {});
}

/** `seen` are the periods on the screen: throws ChangedMeanwhile when a colleague has set others since. */
export async function saveRetention(
  periods: RetentionPeriods,
  by: Author,
  seen: RetentionPeriods,
): Promise<void> {
  await transact(async (transaction) => {
    const stored = await transaction.get(retention());
    const before = retentionFrom(stored.data() ?? {});
    if (stored.exists() && hasFields(before, periods)) return;
    if (!hasFields(before, seen)) throw new ChangedMeanwhile(before);
    const fields = changedFields(stored.data(), periods);
    transaction.set(retention(), {
      ...periods,
      updatedAt: serverTimestamp(),
      ...logChange(transaction, retention(), { kind: 'settings', fields }, by),
    });
  });
}
