import { database } from '../firebase/database.ts';
import { type DocumentSnapshot, doc, getDoc } from '../firebase/firestore.ts';

/** The record users/{uid}; each person may read only their own. */
function profileOf(uid: string): Promise<DocumentSnapshot> {
  return getDoc(doc(database(), 'users', uid));
}

/** True when the role of users/{uid} is 'admin'; any other role, or no profile, is false. */
export async function hasAdminRole(uid: string): Promise<boolean> {
  return (await profileOf(uid)).get('role') === 'admin';
}

/** Every field of users/{uid} as stored; null without a profile. */
export async function readProfile(uid: string): Promise<Record<string, unknown> | null> {
  return (await profileOf(uid)).data() ?? null;
}
