import { doc, getFirestore, onSnapshot } from 'firebase/firestore';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  confirmPassword,
  currentSession,
  idToken,
  isSignedInTooLong,
  onSessionChange,
  sendReset,
  signIn,
  signOut,
} from '#data/account/auth.ts';
import { endSession } from '#data/account/browser-session.ts';
import { noteUse } from '#data/account/profile.ts';
import { firebaseApp } from '#data/firebase/firebase.ts';
import { watchLeads, watchProfile } from '#data/leads/lead-feed.ts';
import { listLeads } from '#data/leads/leads.ts';
import { authTimeOf, nextSecond } from './auth-time.ts';
import { emulator } from './stored.ts';

const password = 'clinic-demo-1';

beforeEach(async () => {
  await signOut();
  await emulator.wipe();
  await emulator.createAccount({
    uid: 'dana',
    email: 'dana@clinic.example',
    displayName: 'Dana Reyes',
    password,
  });
  await emulator.createAccount({ uid: 'sam', email: 'sam@clinic.example', password });
  await emulator.createAccount({ uid: 'nobody', email: 'nobody@clinic.example', password });
  await emulator.store([
    { path: 'users/dana', data: { role: 'admin', name: 'Dana Reyes' } },
    { path: 'users/sam', data: { role: 'staff' } },
  ]);
});

describe('an administrator', () => {
  it('A-LOGIN-16 A-DATA-08 signs in, and has a session', async () => {
    expect(await signIn('dana@clinic.example', password)).toEqual({ ok: true });
    expect(await currentSession()).toEqual({
      uid: 'dana',
      email: 'dana@clinic.example',
      displayName: 'Dana Reyes',
      role: 'admin',
      isAdmin: true,
      hasFactor: false,
      needsFactor: false,
    });
    expect(await idToken()).toMatch(/^[\w-]+\.[\w-]+\./);
  });

  it('sends its token with every read', async () => {
    await signIn('dana@clinic.example', password);
    expect(await listLeads({ type: 'contact', view: 'all' })).toEqual({ leads: [], next: null });
  });

  it('A-GUARD-09 keeps the role without a second read of the profile', async () => {
    await signIn('dana@clinic.example', password);
    await currentSession();
    await emulator.store([{ path: 'users/dana', data: { role: 'staff' } }]);
    expect((await currentSession())?.isAdmin).toBe(true);
  });

  it('hears of a change of their access, and not of each use', async () => {
    await signIn('dana@clinic.example', password);
    const told = vi.fn();
    onTestFinished(watchProfile('dana', told, (error) => expect.unreachable(error.message)));
    await expect.poll(() => told).toHaveBeenCalledTimes(1);

    await noteUse({ uid: 'dana', email: 'dana@clinic.example', displayName: 'Dana Reyes' });
    // A second listener gets each snapshot after the first one.
    await new Promise<void>((resolve, reject) => {
      const profile = doc(getFirestore(firebaseApp()), 'users', 'dana');
      const isNoted = (value: unknown) => value !== undefined && resolve();
      onTestFinished(onSnapshot(profile, (each) => isNoted(each.get('lastUsedAt')), reject));
    });
    expect(told).toHaveBeenCalledTimes(1);

    await emulator.store([{ path: 'users/dana', data: { role: 'editor' } }]);
    await expect.poll(() => told).toHaveBeenCalledTimes(2);
  });

  it('hears of no error when a sign-out ends the feeds', async () => {
    await signIn('dana@clinic.example', password);
    const failed = vi.fn();
    onTestFinished(watchLeads(null, () => {}, failed));
    onTestFinished(watchProfile('dana', () => {}, failed));
    // A later listener hears of everything after the feeds.
    const told = vi.fn();
    const refused = new Promise((resolve) => {
      const profile = doc(getFirestore(firebaseApp()), 'users', 'dana');
      onTestFinished(onSnapshot(profile, told, resolve));
    });
    await expect.poll(() => told).toHaveBeenCalled();
    await signOut();
    expect(await refused).toMatchObject({ code: 'permission-denied' });
    expect(failed).not.toHaveBeenCalled();
  });

  it('A-SHELL-06 has no session after signing out', async () => {
    await signIn('dana@clinic.example', password);
    await signOut();
    expect(await currentSession()).toBeNull();
    expect(await idToken()).toBeNull();
    await expect(listLeads({ type: 'contact', view: 'all' })).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  it('A-DATA-08 notifies listeners at sign-in and sign-out', async () => {
    const seen: (string | null)[] = [];
    const stop = onSessionChange((uid) => seen.push(uid));
    await currentSession();
    await signIn('dana@clinic.example', password);
    await signOut();
    stop();
    await signIn('dana@clinic.example', password);
    expect(seen).toEqual([null, 'dana', null]);
  });
});

describe('the password of a signed-in person', () => {
  it('makes the sign-in new, for the same person', async () => {
    await signIn('dana@clinic.example', password);
    const changed = vi.fn();
    onTestFinished(onSessionChange(changed));
    await expect.poll(() => changed).toHaveBeenCalledTimes(1);
    const first = authTimeOf(await idToken());
    await nextSecond(first);
    expect(await confirmPassword(password)).toEqual({ ok: true });
    expect(authTimeOf(await idToken())).toBeGreaterThan(first);
    expect(await isSignedInTooLong()).toBe(false);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('is refused when it is wrong, and the sign-in stays', async () => {
    await signIn('dana@clinic.example', password);
    expect(await confirmPassword('clinic-demo-2')).toEqual({ ok: false, error: 'Wrong password.' });
    expect((await currentSession())?.uid).toBe('dana');
  });

  it('is no use without a sign-in', async () => {
    expect(await confirmPassword(password)).toEqual({
      ok: false,
      error: 'You’ve been signed out.',
    });
  });
});

describe('the end of the browser', () => {
  it('ends the sign-in', async () => {
    await signIn('dana@clinic.example', password);
    endSession();
    expect(await currentSession()).toBeNull();
    expect(await idToken()).toBeNull();
  });
});

describe('a person without the role', () => {
  it.each([
    ['with another role', 'sam@clinic.example'],
    ['A-LOGIN-14 without a profile', 'nobody@clinic.example'],
  ])('A-LOGIN-12 A-LOGIN-13 A-GUARD-09 %s is refused and signed out', async (_, email) => {
    expect(await signIn(email, password)).toEqual({
      ok: false,
      error: 'Access denied. Admin privileges required.',
    });
    expect(await currentSession()).toBeNull();
  });

  it.each([
    ['a wrong password', 'dana@clinic.example', 'clinic-demo-2'],
    ['an unknown email', 'who@clinic.example', password],
    ['a text that is no email', 'dana', password],
  ])('A-LOGIN-10 gets the same answer for %s', async (_, email, typed) => {
    expect(await signIn(email, typed)).toEqual({ ok: false, error: 'Wrong email or password.' });
    expect(await currentSession()).toBeNull();
  });
});

describe('a forgotten password', () => {
  it.each(['dana@clinic.example', 'who@clinic.example', 'dana'])(
    'has the same answer for %s',
    async (email) => {
      expect(await sendReset(email)).toEqual({ ok: true });
    },
  );
});
