import { byLastUse } from '#domain/device.ts';
import { backend, feeds } from './backend.ts';
import type { Data } from './data.ts';
import { put } from './lists.ts';

export const auth: Data['#data/account/auth.ts'] = {
  async currentSession() {
    return backend.session;
  },

  async signIn(email, password) {
    const account = backend.accounts.find((each) => each.email === email);
    if (account?.password !== password) return { ok: false, error: 'Wrong email or password.' };
    const { password: _, ...session } = account;
    if (!session.isAdmin) {
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
  async hasAdminRole(uid) {
    return backend.accounts.some((each) => each.uid === uid && each.isAdmin);
  },

  async readProfile(uid) {
    return backend.profiles[uid] ?? null;
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
