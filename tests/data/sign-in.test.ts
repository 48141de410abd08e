import { FirebaseError } from 'firebase/app';
import { type Auth, signInWithEmailAndPassword, signOut } from 'firebase/auth';
import { type DocumentSnapshot, getDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('firebase/auth');
vi.mock('firebase/firestore/lite');

const refuse = (code: string, message: string) =>
  vi.mocked(signInWithEmailAndPassword).mockRejectedValue(new FirebaseError(code, message));

const signedInAt = 'Wed, 18 Nov 2026 19:00:00 GMT';

/** The provider accepts the sign-in, of a person with this profile. */
async function accept(profile?: Record<string, unknown>) {
  const { initializeAuth } = await import('firebase/auth');
  vi.mocked(initializeAuth).mockReturnValue({} as Auth);
  vi.mocked(signInWithEmailAndPassword).mockResolvedValue({
    user: { uid: 'dana', getIdTokenResult: async () => ({ authTime: signedInAt }) },
  } as Awaited<ReturnType<typeof signInWithEmailAndPassword>>);
  vi.mocked(getDoc).mockResolvedValue({ data: () => profile } as unknown as DocumentSnapshot);
}

async function attempt() {
  const { signIn } = await import('#data/account/auth.ts');
  return signIn('dana@clinic.example', 'clinic-demo-1');
}

const failed = 'Login failed. Please try again.';

beforeEach(async () => {
  vi.resetAllMocks();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.resetModules();
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-clinic');
  await accept({ role: 'admin' });
});

describe('a sign-in that fails', () => {
  it.each([
    'auth/invalid-credential',
    'auth/invalid-email',
    'auth/user-disabled',
    'auth/user-not-found',
    'auth/wrong-password',
  ])('A-LOGIN-10 has one message for every problem of the account: %s', async (code) => {
    refuse(code, `Firebase: Error (${code}).`);
    expect(await attempt()).toEqual({ ok: false, error: 'Wrong email or password.' });
  });

  it.each([
    ['auth/too-many-requests', 'Too many attempts. Please wait a few minutes and try again.'],
    ['auth/network-request-failed', 'No connection. Please check the internet and try again.'],
  ])('A-LOGIN-10 says what to do about %s', async (code, error) => {
    refuse(code, `Firebase: Error (${code}).`);
    expect(await attempt()).toEqual({ ok: false, error });
  });

  it.each([
    ['another code', new FirebaseError('auth/quota-exceeded', 'Firebase: Error (auth/).')],
    ['an error without a text', new Error('')],
    ['no error at all', null],
  ])('A-LOGIN-10 A-LOGIN-11 keeps the words of the SDK to the console: %s', async (_, reason) => {
    vi.mocked(signInWithEmailAndPassword).mockRejectedValue(reason);
    expect(await attempt()).toEqual({ ok: false, error: failed });
    expect(console.error).toHaveBeenCalledWith(failed, reason);
  });

  it('A-LOGIN-15 says that the build has no project', async () => {
    vi.stubEnv('VITE_FIREBASE_PROJECT_ID', '');
    expect(await attempt()).toEqual({ ok: false, error: 'Authentication not initialized' });
    expect(signInWithEmailAndPassword).not.toHaveBeenCalled();
  });
});

describe('a sign-in that the provider accepts', () => {
  it.each([
    { role: 'admin' },
    { role: 'owner' },
    { role: 'front_desk', suspended: false },
    { role: 'editor' },
    { role: 'admin', validAfter: new Date(signedInAt) },
  ])('A-GUARD-09 lets in %j', async (profile) => {
    await accept(profile);
    expect(await attempt()).toEqual({ ok: true });
    expect(signOut).not.toHaveBeenCalled();
  });

  it.each([
    { role: 'staff' },
    { role: 'Admin' },
    { role: 'administrator' },
    {},
    undefined,
    { role: 'owner', suspended: true },
    { role: 'admin', suspended: 'no' },
    { role: 'owner', validAfter: new Date(Date.parse(signedInAt) + 1) },
    { role: 'owner', validAfter: 'never' },
    { role: 'editor', validAfter: null },
  ])('A-LOGIN-12 A-LOGIN-13 A-LOGIN-14 is undone for %j', async (profile) => {
    await accept(profile);
    expect(await attempt()).toEqual({
      ok: false,
      error: 'Access denied. Admin privileges required.',
    });
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('A-LOGIN-13 is undone when the profile cannot be read', async () => {
    vi.mocked(getDoc).mockRejectedValue(new Error('The client is offline.'));
    expect(await attempt()).toEqual({ ok: false, error: failed });
    expect(console.error).toHaveBeenCalledWith(failed, new Error('The client is offline.'));
    expect(signOut).toHaveBeenCalledOnce();
  });
});
