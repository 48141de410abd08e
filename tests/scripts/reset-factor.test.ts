import { beforeEach, expect, it, vi } from 'vitest';
import { localEnv } from '../../scripts/local/local-env.ts';
import { resetFactor } from '../../scripts/reset-factor.ts';

/** The emulator keeps an authenticator app that a script removes, so this stands in for Firebase. */
const auth = vi.hoisted(() => ({
  getUsers: vi.fn(),
  getUser: vi.fn(),
  updateUser: vi.fn(),
  revokeRefreshTokens: vi.fn(),
}));
vi.mock('firebase-admin/auth', () => ({ getAuth: () => auth }));

const email = 'dana@clinic.example';

beforeEach(() => {
  vi.resetAllMocks();
  auth.getUsers.mockResolvedValue({ users: [{ uid: 'dana' }] });
  auth.getUser.mockResolvedValue({ uid: 'dana' });
});

it('removes every second step of the account, and ends its sign-ins', async () => {
  expect(await resetFactor(email, localEnv)).toBe('dana');
  expect(auth.getUsers).toHaveBeenCalledWith([{ email }]);
  expect(auth.updateUser).toHaveBeenCalledWith('dana', { multiFactor: { enrolledFactors: null } });
  expect(auth.revokeRefreshTokens).toHaveBeenCalledWith('dana');
});

it.each([
  ['whose password may be a stranger’s', [{ uid: 'dana', emailVerified: false }], 'isn’t verified'],
  ['that is not there', [], 'has no account'],
])('refuses an account %s', async (_, users, why) => {
  auth.getUsers.mockResolvedValue({ users });
  await expect(resetFactor(email, localEnv)).rejects.toThrow(why);
  expect(auth.updateUser).not.toHaveBeenCalled();
});
