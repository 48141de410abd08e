/** The profile of a person who can sign in: users/{uid}. */
import { storedDate, storedText } from '../stored-value.ts';
import { type GivenRole, type Role, roles } from './access.ts';

export type StaffAccount = {
  uid: string;
  /** '' for a profile from before the Accounts screen, until its person uses the back office. */
  email: string;
  name: string;
  /** null for a role without access, such as 'staff'. */
  role: Role | null;
  isSuspended: boolean;
  /** null until the first use. */
  lastUsedAt: Date | null;
};

export type Invitation = { email: string; name: string; role: GivenRole };

const roleOf = (value: unknown): Role | null => roles.find((role) => role === value) ?? null;

export function accountFrom(uid: string, stored: Record<string, unknown>): StaffAccount {
  return {
    uid,
    email: storedText(stored.email),
    name: storedText(stored.name),
    role: roleOf(stored.role),
    isSuspended: isSuspended(stored),
    lastUsedAt: storedDate(stored.lastUsedAt),
  };
}

/** The team by name, then who is suspended, then who never had access; those without a name come last. */
export function byAccess(a: StaffAccount, b: StaffAccount): number {
  const access = ({ role, isSuspended }: StaffAccount) => (role ? Number(isSuspended) : 2);
  const named = ({ name }: StaffAccount) => (name ? 0 : 1);
  return (
    access(a) - access(b) ||
    named(a) - named(b) ||
    a.name.localeCompare(b.name) ||
    a.email.localeCompare(b.email) ||
    a.uid.localeCompare(b.uid)
  );
}

/** Anything but false counts: the rules do the same. */
const isSuspended = ({ suspended = false }: Record<string, unknown>) => suspended !== false;

/**
 * The role that counts for a sign-in of this time (milliseconds); null without access. firestore.rules decide in the
 * same way: a time of sign-out that is no time ends every sign-in.
 */
export function activeRole(stored: Record<string, unknown>, signedInAt: number): Role | null {
  if (isSuspended(stored)) return null;
  const { validAfter } = stored;
  if (validAfter !== undefined) {
    const after = storedDate(validAfter);
    if (!after || !(signedInAt >= after.getTime())) return null;
  }
  return roleOf(stored.role);
}

/** Nobody changes their own account, and only an owner changes an owner's: the last owner can't be locked out. */
export function mayChange(
  actor: { uid: string; role: Role | null },
  account: Pick<StaffAccount, 'uid' | 'role'>,
): boolean {
  return actor.uid !== account.uid && (account.role !== 'owner' || actor.role === 'owner');
}
