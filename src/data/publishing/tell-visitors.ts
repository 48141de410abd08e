import { docAt } from '../firebase/database.ts';
import { serverTimestamp, setDoc } from '../firebase/firestore.ts';

/** Pages that were built before now read again what they show (website-change.ts). */
export async function tellVisitors(): Promise<void> {
  await setDoc(docAt('summaries', 'website'), { changedAt: serverTimestamp() });
}
