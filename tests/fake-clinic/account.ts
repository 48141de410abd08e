import type { Session } from '#data/account/auth.ts';
import type { Challenge } from '#data/account/challenge.ts';
import type { FactorSetUp } from '#data/account/factors.ts';
import { WriteError } from '#data/firebase/write-errors.ts';
import { type Factor, seesPatients } from '#domain/account/second-factor.ts';
import { byAccess, type StaffAccount } from '#domain/account/staff-account.ts';
import { byLastUse } from '#domain/device.ts';
import { backend, feeds } from './backend.ts';
import { put } from './lists.ts';
import { logChange } from './trail.ts';

/** What the app shows. */
export const rightCode = '123456';

const wrongCode =
  'That code isn’t right, or it was used already. Type the one that your app shows now.';

const challengeOf = (apps: Factor[], session: Session): Challenge => ({
  apps,
  async answer(_factorId, code) {
    if (code !== rightCode) return { ok: false, error: wrongCode, isOver: false };
    backend.session = { ...session, hasFactor: true };
    return { ok: true };
  },
});

export const auth: typeof import('#data/account/auth.ts') = {
  async currentSession() {
    return backend.session;
  },

  async reloadSession() {
    return backend.session;
  },

  async signIn(email, password) {
    const account = backend.accounts.find((each) => each.email === email);
    if (account?.password !== password) return { ok: false, error: 'Wrong email or password.' };
    const { password: _, apps, ...session } = account;
    if (apps) return { ok: false, challenge: challengeOf(apps, session) };
    if (!session.role) {
      return { ok: false, error: 'Access denied. Admin privileges required.' };
    }
    backend.session = session;
    return { ok: true };
  },

  async confirmPassword(password) {
    const account = backend.accounts.find(({ uid }) => uid === backend.session?.uid);
    if (account?.password !== password) return { ok: false, error: 'Wrong password.' };
    const { password: _, apps, ...session } = account;
    return apps ? { ok: false, challenge: challengeOf(apps, session) } : { ok: true };
  },

  async isSignedInTooLong() {
    return false;
  },

  async signOut() {
    backend.session = null;
  },

  onSessionChange(listener) {
    const tell = () => listener(backend.session?.uid ?? null);
    queueMicrotask(tell);
    return feeds.session.watch(tell);
  },

  async sendReset() {
    return { ok: true };
  },

  async idToken() {
    return backend.session && `token of ${backend.session.uid}`;
  },
};

export const profile: typeof import('#data/account/profile.ts') = {
  async readAccess(uid, { hasFactor }) {
    const role = backend.accounts.find((each) => each.uid === uid)?.role ?? null;
    const name = backend.people.find((each) => each.uid === uid)?.name ?? '';
    const needsFactor = backend.factorRequired && !hasFactor && seesPatients(role);
    return { role, name, needsFactor };
  },

  async noteUse({ uid, email, displayName }) {
    changePerson(uid, { email, name: displayName ?? '', lastUsedAt: new Date() });
  },

  async readProfile(uid) {
    return backend.profiles[uid] ?? null;
  },
};

function changePerson(uid: string, change: Partial<StaffAccount>) {
  backend.people = backend.people.map((each) => (each.uid === uid ? { ...each, ...change } : each));
}

export const accounts: typeof import('#data/account/accounts.ts') = {
  async listAccounts() {
    return [...backend.people].sort(byAccess);
  },

  async changeRole(uid, role, by, seen) {
    const from = backend.people.find((each) => each.uid === uid)?.role ?? null;
    if (from === role) return;
    if (from !== seen) throw new WriteError('changed');
    changePerson(uid, { role });
    logChange(`users/${uid}`, { kind: 'role', from, to: role }, by);
  },

  async suspendAccount(uid, by) {
    changePerson(uid, { isSuspended: true });
    logChange(`users/${uid}`, { kind: 'suspension', suspended: true }, by);
  },

  async reactivateAccount(uid, by) {
    changePerson(uid, { isSuspended: false });
    logChange(`users/${uid}`, { kind: 'suspension', suspended: false }, by);
  },

  async signOutEverywhere(uid, by) {
    logChange(`users/${uid}`, { kind: 'sign_out' }, by);
  },
};

export const factors: typeof import('#data/account/factors.ts') = {
  async listFactors() {
    return backend.factors;
  },

  async startSetUp(issuer) {
    const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    const name = encodeURIComponent(issuer);
    const address = `otpauth://totp/${name}:${backend.session?.email}?secret=${key}&issuer=${name}`;
    return { ok: true, setUp: { key, address, confirm } };
  },

  async sendVerification() {
    return { ok: true };
  },

  async removeFactor(id) {
    backend.factors = backend.factors.filter((each) => each.id !== id);
    return { ok: true };
  },
};

const confirm: FactorSetUp['confirm'] = async (code, name) => {
  if (code !== rightCode) return { ok: false, error: wrongCode };
  backend.factors = [...backend.factors, { id: 'app-1', name, kind: 'app', since: new Date() }];
  if (backend.session)
    backend.session = { ...backend.session, hasFactor: true, needsFactor: false };
  return { ok: true };
};

export const security: typeof import('#data/account/security-settings.ts') = {
  async readFactorRequired() {
    return backend.factorRequired;
  },

  async saveFactorRequired(isRequired, by) {
    backend.factorRequired = isRequired;
    logChange('settings/security', { kind: 'settings', fields: ['factorRequired'] }, by);
  },
};

export const invitations: typeof import('#data/account/invite.ts') = {
  async invite(invitation, by) {
    const all = [...backend.accounts, ...backend.people];
    const isTaken = all.some(({ email }) => email === invitation.email);
    if (isTaken) throw new WriteError('email-taken');
    const uid = `invited-${backend.people.length}`;
    const person = { uid, ...invitation, isSuspended: false, lastUsedAt: null };
    backend.people = [...backend.people, person];
    logChange(`users/${uid}`, { kind: 'invitation', role: invitation.role }, by);
    return { mailed: true };
  },
};

export const devices: typeof import('#data/account/devices.ts') = {
  async listDevices(uid) {
    return [...(backend.devices[uid] ?? [])].sort(byLastUse);
  },

  async saveDevice(uid, id, { label }) {
    const now = new Date();
    const device = { id, label, createdAt: now, lastUsedAt: now };
    backend.devices = { ...backend.devices, [uid]: put(backend.devices[uid] ?? [], device) };
  },

  async touchDevice(uid, id) {
    const device = backend.devices[uid]?.find((each) => each.id === id);
    if (device) device.lastUsedAt = new Date();
    return device !== undefined;
  },

  async removeDevice(uid, id) {
    const others = (backend.devices[uid] ?? []).filter((each) => each.id !== id);
    backend.devices = { ...backend.devices, [uid]: others };
  },
};
