import type { Role } from '#domain/account/access.ts';
import { seesPatients } from '#domain/account/second-factor.ts';
import { activeRole } from '#domain/account/staff-account.ts';
import { storedText } from '#domain/stored-value.ts';
import { docAt } from '../firebase/database.ts';
import { withDates } from '../firebase/dates.ts';
import { getDoc, serverTimestamp, updateDoc } from '../firebase/firestore.ts';
import { readFactorRequired } from './security-settings.ts';

type Person = { uid: string; email: string; displayName: string | null };

const profileAt = (uid: string) => docAt('users', uid);

/** What counts for a sign-in of this time (milliseconds). role: null without access. name: '' in an older profile. */
export async function readAccess(
  uid: string,
  { signedInAt, hasFactor }: { signedInAt: number; hasFactor: boolean },
): Promise<{ role: Role | null; name: string; needsFactor: boolean }> {
  const [stored, isRequired] = await Promise.all([
    readProfile(uid),
    hasFactor ? false : readFactorRequired(),
  ]);
  const profile = withDates(stored ?? {});
  const role = activeRole(profile, signedInAt);
  return { role, name: storedText(profile.name), needsFactor: isRequired && seesPatients(role) };
}

/** Every field of users/{uid} as stored; null without a profile. */
export async function readProfile(uid: string): Promise<Record<string, unknown> | null> {
  return (await getDoc(profileAt(uid))).data() ?? null;
}

/** Notes who this person is, and that they use the back office now. A profile that has a name keeps it. */
export async function noteUse({ uid, email, displayName }: Person): Promise<void> {
  const name = displayName ?? '';
  await updateDoc(profileAt(uid), { email, name, lastUsedAt: serverTimestamp() });
}
