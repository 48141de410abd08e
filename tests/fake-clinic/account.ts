import { EmailTaken } from '#data/account/invite-errors.ts';
import { byName, type StaffAccount } from '#domain/account/staff-account.ts';
import { byLastUse } from '#domain/device.ts';
import { backend, feeds } from './backend.ts';
import type { Data } from './data.ts';
import { put } from './lists.ts';
import { logChange } from './trail.ts';

export const auth: Data['#data/account/auth.ts'] = {
  async currentSession() {
    return backend.session;
  },

  async reloadSession() {
    return backend.session;
  },

  async signIn(email, password) {
    const account = backend.accounts.find((each) => each.email === email);
    if (account?.password !== password) return { ok: false, error: 'Wrong email or password.' };
    const { password: _, ...session } = account;
    if (!session.role) {
      return { ok: false, error: 'Access denied. Admin privileges required.' };
    }
    backend.session = session;
    return { ok: true };
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

export const profile: Data['#data/account/profile.ts'] = {
  async readAccess(uid) {
    const account = backend.accounts.find((each) => each.uid === uid);
    const name = backend.people.find((each) => each.uid === uid)?.name ?? '';
    return { role: account?.role ?? null, name };
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

export const accounts: Data['#data/account/accounts.ts'] = {
  async listAccounts() {
    return [...backend.people].sort(byName);
  },

  async changeRole(uid, role, by) {
    const from = backend.people.find((each) => each.uid === uid)?.role ?? null;
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

export const invitations: Data['#data/account/invite.ts'] = {
  async invite(invitation, by) {
    const all = [...backend.accounts, ...backend.people];
    const isTaken = all.some(({ email }) => email === invitation.email);
    if (isTaken) throw new EmailTaken('The email has an account');
    const uid = `invited-${backend.people.length}`;
    const person = { uid, ...invitation, isSuspended: false, lastUsedAt: null };
    backend.people = [...backend.people, person];
    logChange(`users/${uid}`, { kind: 'invitation', role: invitation.role }, by);
    return { mailed: true };
  },
};

export const devices: Data['#data/account/devices.ts'] = {
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
