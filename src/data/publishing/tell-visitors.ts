import { database } from '../firebase/database.ts';
import { doc, serverTimestamp, setDoc } from '../firebase/firestore.ts';

/** Pages that were built before now read again what they show (website-change.ts). */
export async function tellVisitors(): Promise<void> {
  await setDoc(doc(database(), 'summaries', 'website'), { changedAt: serverTimestamp() });
}
