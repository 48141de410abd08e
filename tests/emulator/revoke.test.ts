import { beforeEach, expect, it } from 'vitest';
import { currentSession, signIn, signOut } from '#data/account/auth.ts';
import { listLeads } from '#data/leads/leads.ts';
import { localEnv } from '../../scripts/local/local-env.ts';
import { revoke } from '../../scripts/revoke.ts';
import { emulator, storedAt, storedIn } from './stored.ts';

const email = 'dana@clinic.example';
const password = 'clinic-demo-1';

beforeEach(async () => {
  await signOut();
  await emulator.wipe();
  await emulator.createAccount({ uid: 'dana', email, password });
  await emulator.store([{ path: 'users/dana', data: { role: 'owner' } }]);
});

it('suspends an account and ends its sign-ins at once', async () => {
  await emulator.store([{ path: 'users/other', data: { role: 'owner' } }]);
  await signIn(email, password);
  expect((await currentSession())?.role).toBe('owner');
  expect(await revoke(email, localEnv)).toBe('dana');
  expect(await storedAt('users/dana')).toEqual({
    role: 'owner',
    suspended: true,
    validAfter: expect.anything(),
    changeId: expect.any(String),
  });
  expect(await storedIn('users/dana/activity')).toMatchObject([
    { kind: 'suspension', suspended: true, by: { uid: '', name: 'npm run revoke' } },
  ]);
  // From the next second on the emulator refuses the token itself.
  await expect(listLeads({ type: 'contact', view: 'all' })).rejects.toMatchObject({
    code: expect.stringMatching(/^(permission-denied|unauthenticated)$/),
  });
});

it.each([
  ['alone', []],
  ['beside a suspended one', [{ path: 'users/other', data: { role: 'admin', suspended: true } }]],
  ['beside an editor', [{ path: 'users/other', data: { role: 'editor' } }]],
])('refuses the last owner %s', async (_, others) => {
  await emulator.store(others);
  await expect(revoke(email, localEnv)).rejects.toThrow('is the last owner or administrator');
  expect(await storedAt('users/dana')).toEqual({ role: 'owner' });
});

it('names an account that is not there', () =>
  expect(revoke('nobody@clinic.example', localEnv)).rejects.toThrow('has no account'));
