import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signOut } from '#data/account/auth.ts';
import { listStaff } from '#data/staff.ts';
import { setSampleTeam } from '../../netlify/lib/sample-team.ts';
import { localEmulator } from '../../scripts/seed/emulator.ts';
import { send } from '../netlify/post-form.ts';
import { mend } from './form-faults.ts';
import { signInAs } from './sign-in-as.ts';

const real = { path: 'staff/avery', data: { name: 'Avery', title: 'Chiropractor', order: 1 } };
const madeUp = { path: 'staff/s9', data: { ...real.data, name: 'Sample', isSample: true } };

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  mend('smtp://127.0.0.1:1');
  await localEmulator().wipe();
  await localEmulator().store([real, madeUp]);
});
afterEach(async () => {
  await signOut();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

async function ask(token: string | null, isWanted: unknown) {
  const headers = { authorization: `Bearer ${token}` };
  const body = JSON.stringify({ type: 'sample-team', isWanted });
  return (await send({ method: 'POST', headers, body })).status;
}

const names = async () => (await listStaff()).map(({ name, isSample }) => `${name} ${isSample}`);

describe('the made-up team of a demo', () => {
  it('comes beside the real people, once, and says what it is', async () => {
    const token = await signInAs('admin');
    const all = [
      'Avery false',
      'Sample Chiropractor true',
      'Sample Coordinator true',
      'Sample true',
    ];
    for (const _ of [1, 2]) {
      expect(await ask(token, true)).toBe(200);
      expect((await names()).sort()).toEqual(all);
    }
  });

  it('goes, and the real people stay', async () => {
    const token = await signInAs('admin');
    await ask(token, true);
    expect(await ask(token, false)).toBe(200);
    expect(await names()).toEqual(['Avery false']);
  });

  it('is refused in a real project', async () => {
    vi.stubEnv('FIREBASE_PROJECT_ID', 'harbor-clinic');
    await expect(setSampleTeam(true)).rejects.toThrow('Only a demo has sample content.');
  });

  it.each([
    ['front_desk', 403],
    ['editor', 403],
    [null, 401],
  ])('is no matter of %j, who gets %d', async (role, status) => {
    const token = role === null ? null : await signInAs(role);
    expect(await ask(token, false)).toBe(status);
    expect(await names()).toHaveLength(2);
  });
});
