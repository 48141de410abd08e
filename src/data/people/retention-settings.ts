import type { Author } from '#domain/account/author.ts';
import { type RetentionPeriods, retentionFrom } from '#domain/people/retention.ts';
import { database } from '../firebase/database.ts';
import { doc, getDoc } from '../firebase/firestore.ts';
import { isToStore } from '../trail/save-record.ts';
import { saveSetting } from '../trail/save-setting.ts';

const retention = () => doc(database(), 'settings', 'retention');

/** How long requests are kept; without a document until somebody erases them. */
export async function readRetention(): Promise<RetentionPeriods> {
  return retentionFrom((await getDoc(retention())).data() ?? {});
}

/** `seen` are the periods on the screen: throws 'changed' when a colleague has set others since. */
export function saveRetention(
  periods: RetentionPeriods,
  by: Author,
  seen: RetentionPeriods,
): Promise<void> {
  return saveSetting(retention(), periods, by, (stored) => {
    isToStore(retentionFrom(stored), periods, seen);
  });
}
