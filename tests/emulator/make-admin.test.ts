import { getAuth } from 'firebase-admin/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setEmulatorClock } from '../../scripts/local/emulator-clock.ts';
import { firebaseProject } from '../../scripts/local/firebase-project.ts';
import { emulatorUrls, localEnv, projectId } from '../../scripts/local/local-env.ts';
import { makeAdmin } from '../../scripts/make-admin.ts';
import { authTimeOf, nextSecond } from './auth-time.ts';
import { emulator, storedIn } from './stored.ts';

const email = 'dana@clinic.example';

beforeEach(async () => {
  await emulator.wipe();
  await emulator.createAccount({ uid: 'dana', email, password: 'clinic-demo-1' });
});

it.each([
  ['gives an account without a profile the role admin', null, { role: 'admin' }],
  [
    'changes only the role of a profile',
    { role: 'staff', theme: 'dark' },
    { role: 'admin', theme: 'dark' },
  ],
  ['ends a suspension', { role: 'front_desk', suspended: true }, { role: 'admin' }],
  ['leaves an owner an owner', { role: 'owner', suspended: true }, { role: 'owner' }],
])('%s', async (_, profile, after) => {
  if (profile) await emulator.store([{ path: 'users/dana', data: profile }]);
  expect(await makeAdmin(email, localEnv)).toEqual({ uid: 'dana', role: after.role });
  expect(await storedIn('users')).toEqual([{ ...after, id: 'dana', changeId: expect.any(String) }]);
});

it.each([
  [{ role: 'editor' }, { kind: 'role', from: 'editor', to: 'admin' }],
  [
    { role: 'owner', suspended: true },
    { kind: 'suspension', suspended: false },
  ],
])('is in the activity log of %o', async (profile, entry) => {
  await emulator.store([{ path: 'users/dana', data: profile }]);
  await makeAdmin(email, localEnv);
  const by = { uid: '', name: 'npm run make-admin' };
  expect(await storedIn('users/dana/activity')).toMatchObject([{ ...entry, by }]);
});

describe('an account that a stranger made', () => {
  const desk = 'front-desk@clinic.example';
  const known = 'strangers-own-1';
  const rest = (call: string, body: object) =>
    fetch(
      `${emulatorUrls.auth}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=${localEnv.VITE_FIREBASE_API_KEY}`,
      { method: 'POST', body: JSON.stringify(body) },
    );
  const answerOf = async (call: string, body: object) => (await rest(call, body)).json();
  const signInAs = (password: string) => rest('signInWithPassword', { email: desk, password });
  const auth = getAuth(firebaseProject(localEnv).app);
  const readsLeads = async (idToken: string) => {
    const url = `${emulatorUrls.firestore}/v1/projects/${projectId}/databases/(default)/documents/leads`;
    return (await fetch(url, { headers: { authorization: `Bearer ${idToken}` } })).ok;
  };

  beforeEach(() => {
    vi.spyOn(console, 'log').mockReturnValue();
  });

  /** As anybody can, with the public key. */
  async function signUp() {
    const fields = { email: desk, password: known, displayName: 'Dana Reyes' };
    const account = { ...fields, returnSecureToken: true };
    const { idToken, localId } = await answerOf('signUp', account);
    // Firebase revokes what is of an earlier second.
    await nextSecond(authTimeOf(idToken));
    return { idToken, uid: localId as string };
  }

  async function expectShutOut({ idToken }: { idToken: string }) {
    expect((await signInAs(known)).status).toBe(400);
    expect(await readsLeads(idToken)).toBe(false);
    expect((await rest('lookup', { idToken })).ok).toBe(false);
  }

  it('opens with the link in the mail alone', async () => {
    const stranger = await signUp();
    expect(await makeAdmin(desk, localEnv)).toEqual({ uid: stranger.uid, role: 'admin' });
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining(`${desk} may have been a`));
    await expectShutOut(stranger);
    expect((await auth.getUser(stranger.uid)).displayName).toBeUndefined();

    const { oobCodes } = await (
      await fetch(`${emulatorUrls.auth}/emulator/v1/projects/${projectId}/oobCodes`)
    ).json();
    expect(oobCodes).toMatchObject([{ email: desk, requestType: 'PASSWORD_RESET' }]);
    await rest('resetPassword', { oobCode: oobCodes[0].oobCode, newPassword: 'own-words-1' });
    // Counts from the second after the role on.
    const reads = async () => {
      await setEmulatorClock();
      return readsLeads((await (await signInAs('own-words-1')).json()).idToken);
    };
    await expect.poll(reads).toBe(true);
    // From then on the account is this person's.
    await makeAdmin(desk, localEnv);
    expect((await signInAs('own-words-1')).ok).toBe(true);
  });

  it('counts as theirs though the holder of the mailbox clicked on its verification mail', async () => {
    const stranger = await signUp();
    await auth.updateUser(stranger.uid, { emailVerified: true });
    await makeAdmin(desk, localEnv);
    await expectShutOut(stranger);
  });

  it('loses the other ways to sign in that it has', async () => {
    const stranger = await signUp();
    const claims = { sub: '1', email: 'stranger@example.com', email_verified: true };
    const google = new URLSearchParams({
      id_token: JSON.stringify(claims),
      providerId: 'google.com',
    });
    const linked = await rest('signInWithIdp', {
      idToken: stranger.idToken,
      postBody: google.toString(),
      requestUri: 'http://localhost',
      returnSecureToken: true,
    });
    expect(linked.ok).toBe(true);
    const ways = async () =>
      (await auth.getUser(stranger.uid)).providerData.map(({ providerId }) => providerId).sort();
    expect(await ways()).toEqual(['google.com', 'password']);
    await makeAdmin(desk, localEnv);
    expect(await ways()).toEqual(['password']);
    await expectShutOut(stranger);
  });
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
