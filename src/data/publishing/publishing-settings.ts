import type { Author } from '#domain/leads/lead-activity.ts';
import { storedText } from '#domain/stored-value.ts';
import { database } from '../firebase/database.ts';
import { doc, getDoc, serverTimestamp } from '../firebase/firestore.ts';
import { transact } from '../firebase/transact.ts';
import { changedFields, logChange } from '../trail/log-change.ts';

const publishing = () => doc(database(), 'settings', 'publishing');

/** The address that starts a build of the website; '' when none is set. */
export async function readBuildHook(): Promise<string> {
  return storedText((await getDoc(publishing())).get('buildHook'));
}

export async function saveBuildHook(buildHook: string, by: Author): Promise<void> {
  await transact(async (transaction) => {
    const stored = await transaction.get(publishing());
    const fields = changedFields(stored.data(), { buildHook });
    if (fields.length === 0) return;
    transaction.set(publishing(), {
      buildHook,
      updatedAt: serverTimestamp(),
      ...logChange(transaction, publishing(), { kind: 'settings', fields }, by),
    });
  });
}
