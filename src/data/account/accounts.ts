import type { GivenRole } from '#domain/account/access.ts';
import type { Author } from '#domain/account/author.ts';
import { accountFrom, byAccess, type StaffAccount } from '#domain/account/staff-account.ts';
import type { Change } from '#domain/trail/trail-entry.ts';
import { collectionAt } from '../firebase/database.ts';
import { withDates } from '../firebase/dates.ts';
import {
  type DocumentData,
  type DocumentSnapshot,
  doc,
  getDocs,
  serverTimestamp,
} from '../firebase/firestore.ts';
import { transact } from '../firebase/transact.ts';
import { WriteError } from '../firebase/write-errors.ts';
import { logChange } from '../trail/log-change.ts';

const profiles = () => collectionAt('users');

/** Everybody with a profile; those with a name first, by name. */
export async function listAccounts(): Promise<StaffAccount[]> {
  const { docs } = await getDocs(profiles());
  return docs.map((stored) => accountFrom(stored.id, withDates(stored.data()))).sort(byAccess);
}

/** `seen` is the role on the screen: throws 'changed' when a colleague has given another one since. */
export async function changeRole(
  uid: string,
  role: GivenRole,
  by: Author,
  seen: StaffAccount['role'],
): Promise<void> {
  await write(uid, by, (stored) => {
    const from = stored.get('role') ?? null;
    if (from === role) return null;
    const account = accountFrom(uid, stored.data() ?? {});
    if (account.role !== seen) throw new WriteError('changed', account);
    return [{ role }, { kind: 'role', from, to: role }];
  });
}

/** Also signs out everywhere: when the account comes back, an old sign-in does not. */
export async function suspendAccount(uid: string, by: Author): Promise<void> {
  await write(uid, by, (stored) =>
    stored.get('suspended') === true
      ? null
      : [
          { suspended: true, validAfter: serverTimestamp() },
          { kind: 'suspension', suspended: true },
        ],
  );
}

export async function reactivateAccount(uid: string, by: Author): Promise<void> {
  await write(uid, by, (stored) =>
    (stored.get('suspended') ?? false) === false
      ? null
      : [{ suspended: false }, { kind: 'suspension', suspended: false }],
  );
}

export async function signOutEverywhere(uid: string, by: Author): Promise<void> {
  await write(uid, by, () => [{ validAfter: serverTimestamp() }, { kind: 'sign_out' }]);
}

/** changeOf: null when there is nothing to change. */
async function write(
  uid: string,
  by: Author,
  changeOf: (stored: DocumentSnapshot) => [DocumentData, Change] | null,
): Promise<void> {
  await transact(async (transaction) => {
    const stored = await transaction.get(doc(profiles(), uid));
    if (!stored.exists()) throw new WriteError('gone');
    const [fields, change] = changeOf(stored) ?? [];
    if (!fields || !change) return;
    transaction.update(stored.ref, {
      ...fields,
      ...logChange(transaction, stored.ref, change, by),
    });
  });
}
