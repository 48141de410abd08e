import { beforeEach, describe, expect, it } from 'vitest';
import { localEnv } from '../../scripts/local/local-env.ts';
import { makeAdmin } from '../../scripts/make-admin.ts';
import { localEmulator } from '../../scripts/seed/emulator.ts';
import { storedIn } from './stored.ts';

const email = 'dana@clinic.example';
const emulator = localEmulator();

beforeEach(async () => {
  await emulator.wipe();
  await emulator.createAccount({ uid: 'dana', email, password: 'clinic-demo-1' });
});

it('gives an account without a profile the role admin', async () => {
  expect(await makeAdmin(email, localEnv)).toBe('dana');
  expect(await storedIn('users')).toEqual([
    { id: 'dana', role: 'admin', changeId: expect.any(String) },
  ]);
});

it('changes only the role of a profile', async () => {
  await emulator.store([{ path: 'users/dana', data: { role: 'staff', theme: 'dark' } }]);
  await makeAdmin(email, localEnv);
  expect(await storedIn('users')).toEqual([
    { id: 'dana', role: 'admin', theme: 'dark', changeId: expect.any(String) },
  ]);
});

it('is in the activity log', async () => {
  await emulator.store([{ path: 'users/dana', data: { role: 'editor' } }]);
  await makeAdmin(email, localEnv);
  expect(await storedIn('users/dana/activity')).toMatchObject([
    { kind: 'role', from: 'editor', to: 'admin', by: { uid: '', name: 'npm run make-admin' } },
  ]);
});

it('ends a suspension', async () => {
  await emulator.store([{ path: 'users/dana', data: { role: 'owner', suspended: true } }]);
  await makeAdmin(email, localEnv);
  expect(await storedIn('users')).toEqual([
    { id: 'dana', role: 'admin', changeId: expect.any(String) },
  ]);
});

describe('names what is missing', () => {
  it('the account', async () => {
    await expect(makeAdmin('nobody@clinic.example', localEnv)).rejects.toThrow(
      'Project demo-clinic has no account nobody@clinic.example',
    );
    expect(await storedIn('users')).toEqual([]);
  });

  it('the project', async () => {
    await expect(makeAdmin(email, {})).rejects.toThrow('FIREBASE_PROJECT_ID is not set.');
  });

  it.each([
    {},
    { FIREBASE_CLIENT_EMAIL: 'robot@real-clinic.iam.gserviceaccount.com' },
    { FIREBASE_PRIVATE_KEY: 'key' },
  ])('the service account of a real project, given %o', async (account) => {
    await expect(
      makeAdmin(email, { FIREBASE_PROJECT_ID: 'real-clinic', ...account }),
    ).rejects.toThrow(
      'Set GOOGLE_APPLICATION_CREDENTIALS to the file of a service account, or FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY.',
    );
  });
});
