import type { Author } from '#domain/account/author.ts';
import { isFactorRequired } from '#domain/account/second-factor.ts';
import { database } from '../firebase/database.ts';
import { doc, getDoc } from '../firebase/firestore.ts';
import { saveSetting } from '../trail/save-setting.ts';

const security = () => doc(database(), 'settings', 'security');

/** Whether roles that see patients have to sign in with a second factor. */
export async function readFactorRequired(): Promise<boolean> {
  return isFactorRequired((await getDoc(security())).data() ?? {});
}

/** The rules refuse to switch it on for a person who signed in without a second factor. */
export function saveFactorRequired(factorRequired: boolean, by: Author): Promise<void> {
  return saveSetting(security(), { factorRequired }, by);
}
