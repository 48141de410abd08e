import { expect, onTestFinished } from 'vitest';
import {
  changeRole,
  listAccounts,
  reactivateAccount,
  signOutEverywhere,
  suspendAccount,
} from '#data/account/accounts.ts';
import {
  confirmPassword,
  currentSession,
  idToken,
  isSignedInTooLong,
  onSessionChange,
  reloadSession,
  sendReset,
  signIn,
  signOut,
} from '#data/account/auth.ts';
import { listDevices, removeDevice, saveDevice, touchDevice } from '#data/account/devices.ts';
import { listFactors, removeFactor, sendVerification, startSetUp } from '#data/account/factors.ts';
import { invite } from '#data/account/invite.ts';
import { noteUse, readAccess, readProfile } from '#data/account/profile.ts';
import { readFactorRequired, saveFactorRequired } from '#data/account/security-settings.ts';
import { watchProfile } from '#data/leads/lead-feed.ts';
import { by, type Cases, having, password } from './case.ts';

const phone = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/phone',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  label: 'Chrome on Android',
};
const people = async () => (await listAccounts()).map(({ uid }) => uid);
const labels = async () => (await listDevices('dana')).map(({ label }) => label);

export const accountCases = {
  listDevices: {
    'of this person, the last used first': [labels, ['Safari on Mac', 'Edge on Windows']],
  },
  saveDevice: {
    'a new one': [
      () => saveDevice('dana', 'phone', phone),
      () => labels(),
      ['Chrome on Android', 'Safari on Mac', 'Edge on Windows'],
    ],
    'in place of the stored one': [
      () => saveDevice('dana', 'mac', phone),
      () => labels(),
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
    'leaves the list': [() => removeDevice('dana', 'mac'), () => labels(), ['Edge on Windows']],
  },

  currentSession: {
    'who is signed in': [
      () => currentSession(),
      {
        uid: 'dana',
        email: 'dana@clinic.example',
        displayName: 'Dana Reyes',
        role: 'admin',
        isAdmin: true,
        hasFactor: false,
        needsFactor: false,
      },
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
      () => signOut(),
      async () => [await signIn('dana@clinic.example', password), (await currentSession())?.uid],
      [{ ok: true }, 'dana'],
    ],
  },
  confirmPassword: {
    'of this person': [() => confirmPassword(password), { ok: true }],
    'a wrong one': [() => confirmPassword('wrong'), { ok: false, error: 'Wrong password.' }],
  },
  isSignedInTooLong: { 'not just after the sign-in': [() => isSignedInTooLong(), false] },
  signOut: {
    'ends the session': [
      () => signOut(),
      async () => [await currentSession(), await idToken()],
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
  reloadSession: { 'who is signed in': [async () => (await reloadSession())?.role, 'admin'] },
  readAccess: {
    'an administrator': [
      () => readAccess('dana', { signedInAt: Date.now(), hasFactor: false }),
      having({ role: 'admin', needsFactor: false }),
    ],
  },
  readFactorRequired: { 'nothing stored': [() => readFactorRequired(), false] },
  saveFactorRequired: {
    'switched off': [() => saveFactorRequired(false, by), () => readFactorRequired(), false],
  },
  listFactors: { 'none yet': [() => listFactors(), []] },
  startSetUp: {
    'a key, and an address for the QR code': [
      () => startSetUp('Sample'),
      {
        ok: true,
        setUp: {
          key: expect.stringMatching(/^[A-Z2-7]{32}$/),
          address: expect.stringMatching(/^otpauth:\/\/totp\/Sample:dana@.*secret=[A-Z2-7]{32}/),
          confirm: expect.any(Function),
        },
      },
    ],
    'a wrong first code': [
      async () => {
        const answer = await startSetUp('Sample');
        const given = answer.ok && (await answer.setUp.confirm('000000', 'Phone'));
        return [given, await listFactors()];
      },
      [{ ok: false, error: expect.stringContaining('That code isn’t right') }, []],
    ],
  },
  sendVerification: { 'a mail': [() => sendVerification(), { ok: true }] },
  removeFactor: { 'one that is gone': [() => removeFactor('gone'), { ok: true }] },
  noteUse: {
    'is in the list': [
      async () => {
        const session = await currentSession();
        if (session) await noteUse(session);
        return (await listAccounts()).find(({ uid }) => uid === 'dana');
      },
      having({ email: 'dana@clinic.example', name: 'Dana Reyes', lastUsedAt: expect.any(Date) }),
    ],
  },
  listAccounts: { 'the team first, those without a name last': [people, ['editor', 'dana']] },
  changeRole: {
    'is stored': [
      () => changeRole('editor', 'owner', by, 'editor'),
      async () => (await listAccounts())[0]?.role,
      'owner',
    ],
    'another one than a colleague’s': [
      () => changeRole('editor', 'owner', by, 'editor'),
      () => changeRole('editor', 'front_desk', by, 'editor'),
      'changed',
    ],
    'the same as a colleague’s': [
      () => changeRole('editor', 'owner', by, 'editor'),
      () => changeRole('editor', 'owner', by, 'editor'),
      async () => (await listAccounts())[0]?.role,
      'owner',
    ],
  },
  suspendAccount: {
    'is in the list': [
      () => suspendAccount('editor', by),
      async () => (await listAccounts()).find(({ uid }) => uid === 'editor')?.isSuspended,
      true,
    ],
  },
  reactivateAccount: {
    'ends a suspension': [
      () => suspendAccount('editor', by),
      () => reactivateAccount('editor', by),
      async () => (await listAccounts())[0]?.isSuspended,
      false,
    ],
  },
  signOutEverywhere: {
    'leaves the account in the list': [
      () => signOutEverywhere('editor', by),
      async () => (await listAccounts())[0],
      having({ role: 'editor', isSuspended: false }),
    ],
  },
  invite: {
    'is in the list, not used yet': [
      async () => {
        const answer = await invite(
          { email: 'new@clinic.example', name: 'A Sample', role: 'front_desk' },
          by,
        );
        return [answer, (await listAccounts())[0]];
      },
      [
        { mailed: true },
        having({
          email: 'new@clinic.example',
          name: 'A Sample',
          role: 'front_desk',
          lastUsedAt: null,
        }),
      ],
    ],
    'an email with an account': [
      () => invite({ email: 'sam@clinic.example', name: 'Sam', role: 'editor' }, by),
      'email-taken',
    ],
  },
  watchProfile: {
    'calls back at once': [
      () =>
        new Promise((resolve, reject) =>
          onTestFinished(watchProfile('dana', () => resolve('heard'), reject)),
        ),
      'heard',
    ],
  },
  readProfile: { 'as stored': [() => readProfile('dana'), { role: 'admin' }] },
} satisfies Cases;
