import { expect, onTestFinished } from 'vitest';
import {
  currentSession,
  idToken,
  onSessionChange,
  sendReset,
  signIn,
  signOut,
} from '#data/account/auth.ts';
import { hasAdminRole, readProfile } from '#data/account/profile.ts';
import { type Cases, password } from './case.ts';

export const accountCases = {
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
