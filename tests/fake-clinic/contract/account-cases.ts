import { expect, onTestFinished } from 'vitest';
import {
  currentSession,
  idToken,
  onSessionChange,
  sendReset,
  signIn,
  signOut,
} from '#data/account/auth.ts';
import { listDevices, removeDevice, saveDevice, touchDevice } from '#data/account/devices.ts';
import { hasAdminRole, readProfile } from '#data/account/profile.ts';
import { type Cases, password } from './case.ts';

const phone = {
  endpoint: 'https://push.example/phone',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  label: 'Chrome on Android',
};
const labels = async () => (await listDevices('dana')).map(({ label }) => label);

export const accountCases = {
  listDevices: {
    'of this person, the last used first': [labels, ['Safari on Mac', 'Edge on Windows']],
  },
  saveDevice: {
    'a new one': [
      async () => {
        await saveDevice('dana', 'phone', phone);
        return labels();
      },
      ['Chrome on Android', 'Safari on Mac', 'Edge on Windows'],
    ],
    'in place of the stored one': [
      async () => {
        await saveDevice('dana', 'mac', phone);
        return labels();
      },
      ['Chrome on Android', 'Edge on Windows'],
    ],
  },
  touchDevice: {
    'is the last used': [
      async () => [await touchDevice('dana', 'windows'), await labels()],
      [true, ['Edge on Windows', 'Safari on Mac']],
    ],
    'one that was removed': [() => touchDevice('dana', 'other'), false],
  },
  removeDevice: {
    'leaves the list': [
      async () => {
        await removeDevice('dana', 'mac');
        return labels();
      },
      ['Edge on Windows'],
    ],
  },

  currentSession: {
    'who is signed in': [
      () => currentSession(),
      { uid: 'dana', email: 'dana@clinic.example', displayName: 'Dana Reyes', isAdmin: true },
    ],
  },
  signIn: {
    'a wrong password': [
      () => signIn('dana@clinic.example', 'wrong'),
      { ok: false, error: 'Wrong email or password.' },
    ],
    'no administrator': [
      () => signIn('sam@clinic.example', password),
      { ok: false, error: 'Access denied. Admin privileges required.' },
    ],
    'an administrator': [
      async () => {
        await signOut();
        return [await signIn('dana@clinic.example', password), (await currentSession())?.uid];
      },
      [{ ok: true }, 'dana'],
    ],
  },
  signOut: {
    'ends the session': [
      async () => {
        await signOut();
        return [await currentSession(), await idToken()];
      },
      [null, null],
    ],
  },
  onSessionChange: {
    'tells at once who is signed in': [
      () => new Promise((resolve) => onTestFinished(onSessionChange(resolve))),
      'dana',
    ],
  },
  sendReset: { 'an unknown account': [() => sendReset('nobody@clinic.example'), { ok: true }] },
  idToken: { 'proves who is signed in': [() => idToken(), expect.any(String)] },
  hasAdminRole: { 'an administrator': [() => hasAdminRole('dana'), true] },
  readProfile: { 'as stored': [() => readProfile('dana'), { role: 'admin' }] },
} satisfies Cases;
