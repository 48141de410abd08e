import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { signIn } from '#data/account/auth.ts';
import { emulatorUrls, projectId } from '../../scripts/local/local-env.ts';
import { localEmulator } from '../../scripts/seed/emulator.ts';
import {
  budget,
  budgetPadding,
  type Cost,
  costOf,
  loadPaddedRules,
  loadRules,
  tokenWith,
} from './commit-cost.ts';
import { type Act, acts } from './largest-acts.ts';
import { dana } from './sign-in-as.ts';

// Only the database is measured. A hidden photo gets other addresses.
vi.mock('#data/pictures/files.ts', () => ({
  copyFile: async (_: string, to: string) => `https://files.example/${encodeURIComponent(to)}`,
  deleteFiles: async () => {},
}));

type Step = { title: string; security: object | null; hasFactor: boolean };

const neverSet: Step = { title: 'never set', security: null, hasFactor: false };
/** The one that costs most. */
const offAgain: Step = {
  ...{ title: 'off again', hasFactor: false },
  security: { factorRequired: false, changeId: 'earlier' },
};
const required: Step = {
  ...{ title: 'required', hasFactor: true },
  security: { factorRequired: true, changeId: 'earlier' },
};

const account = { email: 'dana@clinic.example', password: 'clinic-demo-1' };
const emulator = localEmulator();
const send = globalThis.fetch;

/** Sends requests as a person with or without a second factor. onCommit: before a commit is sent. */
function answer(
  { hasFactor }: Step,
  onCommit: (url: string, init: RequestInit) => Promise<void> = async () => {},
): void {
  const factor = hasFactor && { sign_in_second_factor: 'totp' };
  const firebase = { sign_in_provider: 'password', identities: {}, ...factor };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = String(input);
    const headers = new Headers(init.headers);
    const token = headers.get('authorization');
    if (!url.startsWith(emulatorUrls.firestore) || !token?.includes('.')) return send(input, init);
    headers.set('authorization', tokenWith(token, { firebase, ...budgetPadding }));
    const ours = { ...init, headers };
    if (url.includes(':commit')) await onCommit(url, ours);
    return send(url, ours);
  });
}

async function start({ security }: Step, role: string, documents: Act['start'] = []) {
  const path = `/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  await send(emulatorUrls.firestore + path, { method: 'DELETE' });
  const profile = { role, name: dana.name, suspended: false, validAfter: new Date(0) };
  await emulator.store([
    { path: 'users/dana', data: profile },
    ...(security ? [{ path: 'settings/security', data: { ...security } }] : []),
    ...documents,
  ]);
}

const table = ['| Act | Expressions | Documents |', '|---|--:|--:|'];

describe('what a screen does', () => {
  beforeAll(async () => {
    await loadPaddedRules();
    await emulator.wipe();
    await emulator.createAccount({ uid: dana.uid, displayName: dana.name, ...account });
    await emulator.store([{ path: 'users/dana', data: { role: 'admin', name: dana.name } }]);
    expect(await signIn(account.email, account.password)).toEqual({ ok: true });
  });
  afterAll(loadRules);
  afterEach(() => vi.unstubAllGlobals());

  it.each(acts)('costs at most 600 expressions and 20 documents: $title', async (act) => {
    // A commit that costs more than the budget is refused, whatever the role and the second step.
    for (const [at, role] of act.roles.entries()) {
      const step = at % 2 === 0 ? neverSet : required;
      await start(step, role, act.start);
      answer(step);
      await act.run();
    }
    const costs: Cost[] = [];
    await start(offAgain, act.roles.at(-1) ?? '', act.start);
    answer(offAgain, async (url, init) => void costs.push(await costOf(send, url, init)));
    await act.run();
    const most = (key: keyof Cost) => Math.max(...costs.map((cost) => cost[key]));
    table.push(`| ${act.title} | ${most('expressions')} | ${most('accesses')} |`);
    expect(most('expressions')).toBeLessThanOrEqual(budget);
    expect(most('accesses')).toBeLessThanOrEqual(20);
  });

  it('costs what the table says', async () => {
    await expect(`${table.join('\n')}\n`).toMatchFileSnapshot('rule-costs.md');
  });
});
