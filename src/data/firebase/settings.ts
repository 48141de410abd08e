import { database } from './database.ts';
import { type DocumentData, doc, getDoc } from './firestore.ts';

export const settingAt = (name: string) => doc(database(), 'settings', name);

/** Without fields where nobody has stored it. */
export async function readSetting(name: string): Promise<DocumentData> {
  return (await getDoc(settingAt(name))).data() ?? {};
}
