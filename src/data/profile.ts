import { doc, getDoc } from 'firebase/firestore/lite';
import { database } from './database.ts';

/** True when the role of users/{uid} is 'admin'; any other role, or no profile, is false. */
export async function hasAdminRole(uid: string): Promise<boolean> {
  const profile = await getDoc(doc(database(), 'users', uid));
  return profile.get('role') === 'admin';
}
