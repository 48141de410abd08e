import type { Author } from '#domain/account/author.ts';
import { storedText } from '#domain/stored-value.ts';
import { database } from '../firebase/database.ts';
import { doc, getDoc } from '../firebase/firestore.ts';
import { saveSetting } from '../trail/save-setting.ts';

const publishing = () => doc(database(), 'settings', 'publishing');

/** The address that starts a build of the website; '' when none is set. */
export async function readBuildHook(): Promise<string> {
  return storedText((await getDoc(publishing())).get('buildHook'));
}

export function saveBuildHook(buildHook: string, by: Author): Promise<void> {
  return saveSetting(publishing(), { buildHook }, by);
}
