import { isFactorRequired } from '#domain/account/second-factor.ts';
import type { Author } from '#domain/leads/lead-activity.ts';
import { database } from '../firebase/database.ts';
import { doc, getDoc, serverTimestamp } from '../firebase/firestore.ts';
import { transact } from '../firebase/transact.ts';
import { changedFields, logChange } from '../trail/log-change.ts';

const security = () => doc(database(), 'settings', 'security');

/** Whether roles that see patients have to sign in with a second factor. */
export async function readFactorRequired(): Promise<boolean> {
  return isFactorRequired((await getDoc(security())).data() ?? {});
}

/** The rules refuse to switch it on for a person who signed in without a second factor. */
export async function saveFactorRequired(factorRequired: boolean, by: Author): Promise<void> {
  await transact(async (transaction) => {
    const stored = await transaction.get(security());
    const fields = changedFields(stored.data(), { factorRequired });
    if (fields.length === 0) return;
    transaction.set(security(), {
      factorRequired,
      updatedAt: serverTimestamp(),
      ...logChange(transaction, security(), { kind: 'settings', fields }, by),
    });
  });
}
