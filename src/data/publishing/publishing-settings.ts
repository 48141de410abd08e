import { storedText } from '#domain/stored-value.ts';
import { database } from '../firebase/database.ts';
import { doc, getDoc, serverTimestamp, setDoc } from '../firebase/firestore.ts';

const publishing = () => doc(database(), 'settings', 'publishing');

/** The address that starts a build of the website; '' when none is set. */
export async function readBuildHook(): Promise<string> {
  return storedText((await getDoc(publishing())).get('buildHook'));
}

export async function saveBuildHook(buildHook: string): Promise<void> {
  await setDoc(publishing(), { buildHook, updatedAt: serverTimestamp() });
}
