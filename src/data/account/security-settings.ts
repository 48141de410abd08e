import { isFactorRequired } from '#domain/account/second-factor.ts';
import { database } from '../firebase/database.ts';
import { doc, getDoc, serverTimestamp, setDoc } from '../firebase/firestore.ts';

const security = () => doc(database(), 'settings', 'security');

/** Whether roles that see patients have to sign in with a second factor. */
export async function readFactorRequired(): Promise<boolean> {
  return isFactorRequired((await getDoc(security())).data() ?? {});
}

/** The rules refuse to switch it on for a person who signed in without a second factor. */
export async function saveFactorRequired(factorRequired: boolean, uid: string): Promise<void> {
  await setDoc(security(), { factorRequired, updatedAt: serverTimestamp(), updatedBy: uid });
}
