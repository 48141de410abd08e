import { getAuth } from 'firebase-admin/auth';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  confirmPassword,
  currentSession,
  idToken,
  reloadSession,
  signIn,
  signOut,
} from '#data/account/auth.ts';
import type { Challenge } from '#data/account/challenge.ts';
import { listFactors, removeFactor, sendVerification, startSetUp } from '#data/account/factors.ts';
import { saveFactorRequired } from '#data/account/security-settings.ts';
import { listLeads } from '#data/leads/leads.ts';
import { codeOf, nextCodeOf } from '../../scripts/local/authenticator-app.ts';
import { firebaseProject } from '../../scripts/local/firebase-project.ts';
import { localEnv } from '../../scripts/local/local-env.ts';
import { resetFactor } from '../../scripts/reset-factor.ts';
import { authTimeOf, nextSecond } from './auth-time.ts';
import { dana } from './sign-in-as.ts';
import { emulator } from './stored.ts';

const email = 'dana@clinic.example';
const password = 'clinic-demo-1';
const leads = () => listLeads({ type: 'contact', view: 'all' });
const { app } = firebaseProject(localEnv);

beforeEach(async () => {
  await signOut();
  await emulator.wipe();
  await emulator.createAccount({ uid: 'dana', email, password });
  await emulator.store([{ path: 'users/dana', data: { role: 'owner', name: dana.name } }]);
});

/** Sets up an app; a sign-in then takes the next code. Returns its key. */
async function setUp(): Promise<string> {
  const answer = await startSetUp('Sample clinic');
  if (!answer.ok || !('setUp' in answer)) throw new Error('The setup didn’t start');
  const { key, confirm } = answer.setUp;
  expect(await confirm(codeOf(key), 'My phone')).toEqual({ ok: true });
  return key;
}

async function challenged(ask = () => signIn(email, password)): Promise<Challenge> {
  const answer = await ask();
  if (!('challenge' in answer)) throw new Error('No code was asked for');
  return answer.challenge;
}

it('a person sets up an app, and the sign-in asks for its code', async () => {
  await signIn(email, password);
  expect(await listFactors()).toEqual([]);
  const key = await setUp();
  const [app] = await listFactors();
  // The emulator forgets the name.
  expect(app).toMatchObject({ kind: 'app', since: expect.any(Date) });

  await signOut();
  const challenge = await challenged();
  expect(challenge.apps).toEqual([app]);
  expect(await currentSession()).toBeNull();
  expect(await challenge.answer(app?.id ?? '', '000000')).toEqual({
    ok: false,
    error: expect.stringContaining('That code isn’t right'),
    isOver: false,
  });
  // The same challenge takes another try.
  expect(await challenge.answer(app?.id ?? '', nextCodeOf(key))).toEqual({ ok: true });
  expect(await currentSession()).toMatchObject({ uid: 'dana', role: 'owner', hasFactor: true });
});

it.each([
  ['Wasatch Spine & Auto Injury', 'dana@clinic.example'],
  ['50% Off? #1=Best/Spine+Care', 'dana+desk@clinic.example'],
  ['Clínica “Élan” 脊椎', 'dana@clinic.example'],
  ['Spine: Sandy', 'dana@clinic.example', 'Spine Sandy'],
])('the link of %s holds its name and the email', async (name, address, issuer = name) => {
  await getAuth(app).updateUser('dana', { email: address, emailVerified: true });
  await signIn(address, password);
  const answer = await startSetUp(name);
  const link = answer.ok ? answer.setUp.address : '';
  expect(link).toMatch(/^[!-~]+$/);
  const { pathname, searchParams } = new URL(link);
  expect([...searchParams.keys()]).toEqual(['secret', 'issuer', 'algorithm', 'digits']);
  expect(searchParams.get('issuer')).toBe(issuer);
  expect(pathname.match(/:/g)).toHaveLength(1);
  expect(decodeURIComponent(pathname).replace(/^\/\/totp\/|^\//, '')).toBe(`${issuer}:${address}`);
});

it('a person who is signed in proves it again with the password and a code', async () => {
  await signIn(email, password);
  const key = await setUp();
  const first = authTimeOf(await idToken());
  await nextSecond(first);
  expect(await confirmPassword('wrong')).toEqual({ ok: false, error: 'Wrong password.' });
  const challenge = await challenged(() => confirmPassword(password));
  const id = challenge.apps[0]?.id ?? '';
  expect(await challenge.answer(id, '000000')).toMatchObject({ ok: false, isOver: false });
  expect(authTimeOf(await idToken())).toBe(first);
  expect(await challenge.answer(id, nextCodeOf(key))).toEqual({ ok: true });
  expect(authTimeOf(await idToken())).toBeGreaterThan(first);
  expect(await currentSession()).toMatchObject({ uid: 'dana', hasFactor: true });
  expect(await leads()).toMatchObject({ leads: [] });
});

it('a person without a role is out after the right code, too', async () => {
  await signIn(email, password);
  const key = await setUp();
  await emulator.store([{ path: 'users/dana', data: { role: 'staff' } }]);
  await signOut();
  const challenge = await challenged();
  expect(await challenge.answer(challenge.apps[0]?.id ?? '', nextCodeOf(key))).toMatchObject({
    error: 'Access denied. Admin privileges required.',
    isOver: true,
  });
  expect(await currentSession()).toBeNull();
});

it('a challenge that is too old leads back to the password', async () => {
  await signIn(email, password);
  const key = await setUp();
  await signOut();
  const challenge = await challenged();
  // The account is gone, and the challenge with it.
  await emulator.wipe();
  expect(await challenge.answer(challenge.apps[0]?.id ?? '', nextCodeOf(key))).toMatchObject({
    ok: false,
    isOver: true,
  });
});

it('an email that is not verified gets a link first', async () => {
  await getAuth(app).updateUser('dana', { emailVerified: false });
  await signIn(email, password);
  expect(await startSetUp('Sample clinic')).toEqual({ ok: false, first: 'email' });
  expect(await sendVerification()).toEqual({ ok: true });
  await getAuth(app).updateUser('dana', { emailVerified: true });
  expect(await startSetUp('Sample clinic')).toMatchObject({ ok: true });
});

it('a person removes the app, and signs in with the password alone', async () => {
  await signIn(email, password);
  await setUp();
  const [factor] = await listFactors();
  expect(await removeFactor(factor?.id ?? '')).toEqual({ ok: true });
  await signOut();
  expect(await signIn(email, password)).toEqual({ ok: true });
});

it('a script says so when Firebase keeps the second step, as the emulator does', async () => {
  await signIn(email, password);
  await setUp();
  await expect(resetFactor(email, localEnv)).rejects.toThrow('still has a second step');
});

describe('once the owner requires it', () => {
  it('a person without one reads nothing, until they have set it up and signed in with it', async () => {
    await signIn(email, password);
    await emulator.store([{ path: 'settings/security', data: { factorRequired: true } }]);
    expect(await reloadSession()).toMatchObject({ needsFactor: true, hasFactor: false });
    await expect(leads()).rejects.toMatchObject({ code: 'permission-denied' });
    const key = await setUp();
    await signOut();
    const challenge = await challenged();
    await challenge.answer(challenge.apps[0]?.id ?? '', nextCodeOf(key));
    expect(await currentSession()).toMatchObject({ needsFactor: false, hasFactor: true });
    expect(await leads()).toMatchObject({ leads: [] });
  });

  it('only an owner who has one requires it', async () => {
    await signIn(email, password);
    await expect(saveFactorRequired(true, dana)).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await setUp();
    await saveFactorRequired(true, dana);
    expect(await reloadSession()).toMatchObject({ needsFactor: false, hasFactor: true });
    await saveFactorRequired(false, dana);
  });
});
