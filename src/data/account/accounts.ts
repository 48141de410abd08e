import type { GivenRole } from '#domain/account/access.ts';
import { accountFrom, byName, type StaffAccount } from '#domain/account/staff-account.ts';
import { database } from '../firebase/database.ts';
import { withDates } from '../firebase/dates.ts';
import { collection, doc, getDocs, serverTimestamp, updateDoc } from '../firebase/firestore.ts';

const profiles = () => collection(database(), 'users');

/** Everybody with a profile; those with a name first, by name. */
export async function listAccounts(): Promise<StaffAccount[]> {
  const { docs } = await getDocs(profiles());
  return docs.map((stored) => accountFrom(stored.id, withDates(stored.data()))).sort(byName);
}

export async function changeRole(uid: string, role: GivenRole): Promise<void> {
  await updateDoc(doc(profiles(), uid), { role });
}

/** Also signs out everywhere: when the account comes back, an old sign-in does not. */
export async function suspendAccount(uid: string): Promise<void> {
  await updateDoc(doc(profiles(), uid), { suspended: true, validAfter: serverTimestamp() });
}

export async function reactivateAccount(uid: string): Promise<void> {
  await updateDoc(doc(profiles(), uid), { suspended: false });
}

/** Sign-ins from before this moment don't count anymore. */
export async function signOutEverywhere(uid: string): Promise<void> {
  await updateDoc(doc(profiles(), uid), { validAfter: serverTimestamp() });
}
