import { FirebaseError } from 'firebase/app';
import { createUserWithEmailAndPassword } from 'firebase/auth';
import { beforeEach, expect, it, vi } from 'vitest';
import { currentSession, signIn, signOut } from '#data/account/auth.ts';
import { invite } from '#data/account/invite.ts';
import { emulatorUrls, projectId } from '../../scripts/local/local-env.ts';
import { emulator, storedIn } from './stored.ts';

vi.mock('firebase/auth', { spy: true });

const owner = { uid: 'owner', email: 'owner@clinic.example', password: 'clinic-demo-1' };
const by = { uid: owner.uid, name: owner.email };
const invitation = { email: 'new@clinic.example', name: 'New Person', role: 'front_desk' } as const;

beforeEach(async () => {
  await signOut();
  await emulator.wipe();
  await emulator.createAccount(owner);
  await emulator.store([{ path: 'users/owner', data: { role: 'owner' } }]);
  await signIn(owner.email, owner.password);
});

async function mails(): Promise<string[]> {
  const answer = await fetch(`${emulatorUrls.auth}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string }[] };
  return oobCodes.map(({ email }) => email);
}
const invited = async () => (await storedIn('users')).filter(({ email }) => email);

it('makes an account with its role, mails a link, and leaves the owner signed in', async () => {
  expect(await invite(invitation, by)).toEqual({ mailed: true });
  expect(await invited()).toMatchObject([{ ...invitation, invitedBy: 'owner' }]);
  expect(await mails()).toContain(invitation.email);
  expect((await currentSession())?.uid).toBe('owner');
});

it('refuses an account that somebody else made between two tries', async () => {
  const late = { ...invitation, email: 'between@clinic.example' };
  vi.mocked(createUserWithEmailAndPassword).mockRejectedValueOnce(
    new FirebaseError('auth/network-request-failed', 'No answer'),
  );
  await expect(invite(late, by)).rejects.toMatchObject({ code: 'auth/network-request-failed' });
  await emulator.createAccount({ uid: 'other', email: late.email, password: 'strangers-own-1' });
  await expect(invite(late, by)).rejects.toMatchObject({ code: 'email-taken' });
  expect(await invited()).toEqual([]);
});

it('goes on with the same account when its profile was not stored', async () => {
  const late = { ...invitation, email: 'late@clinic.example' };
  await emulator.store([{ path: 'users/owner', data: { role: 'editor' } }]);
  await expect(invite(late, by)).rejects.toMatchObject({ code: 'permission-denied' });
  expect(await mails()).not.toContain(late.email);
  await emulator.store([{ path: 'users/owner', data: { role: 'owner' } }]);
  expect(await invite(late, by)).toEqual({ mailed: true });
  expect(await invited()).toMatchObject([late]);
});

it('refuses another role than an earlier try has stored, whose answer got lost', async () => {
  const late = { ...invitation, email: 'lost@clinic.example' };
  const made = vi.mocked(createUserWithEmailAndPassword).mockClear();
  made.mockRejectedValueOnce(new FirebaseError('auth/network-request-failed', 'No answer'));
  await expect(invite(late, by)).rejects.toMatchObject({ code: 'auth/network-request-failed' });
  const password = String(made.mock.calls[0]?.[2]);
  await emulator.createAccount({ uid: 'lost', email: late.email, password });
  await emulator.store([{ path: 'users/lost', data: { role: late.role, email: late.email } }]);
  await expect(invite({ ...late, role: 'editor' }, by)).rejects.toMatchObject({
    code: 'email-taken',
  });
  expect(await invite(late, by)).toEqual({ mailed: true });
});

it('gives each account a long password of its own', async () => {
  const made = vi.mocked(createUserWithEmailAndPassword).mockClear();
  await invite(invitation, by);
  await invite({ ...invitation, email: 'second@clinic.example' }, by);
  const passwords = made.mock.calls.map(([, , password]) => password);
  expect(new Set(passwords).size).toBe(2);
  // 256 bits, and a character of each kind that a password policy may ask for.
  for (const password of passwords) expect(password).toMatch(/^Aa1![\w+/]{43}=$/);
});
