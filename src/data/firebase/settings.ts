import { docAt } from './database.ts';
import { type DocumentData, getDoc } from './firestore.ts';

export const settingAt = (name: string) => docAt('settings', name);

/** Without fields where nobody has stored it. */
export async function readSetting(name: string): Promise<DocumentData> {
  return (await getDoc(settingAt(name))).data() ?? {};
}
