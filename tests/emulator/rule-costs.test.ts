import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { signIn } from '#data/account/auth.ts';
import { emulatorUrls, projectId } from '../../scripts/local/local-env.ts';
import { localEmulator } from '../../scripts/seed/emulator.ts';
import {
  type Cost,
  costOf,
  loadPaddedRules,
  loadRules,
  noPadding,
  tokenWith,
} from './commit-cost.ts';
import { type Act, acts, securityAct } from './largest-acts.ts';
import { dana } from './sign-in-as.ts';

const account = { email: 'dana@clinic.example', password: 'clinic-demo-1' };
const emulator = localEmulator();
const real = globalThis.fetch;

type Step = { title: string; security: object | null; hasFactor: boolean };
const steps: Step[] = [
  { title: 'never set', security: null, hasFactor: false },
  { title: 'off again', security: { factorRequired: false }, hasFactor: false },
  { title: 'required', security: { factorRequired: true }, hasFactor: true },
];

beforeAll(async () => {
  await loadPaddedRules();
  await emulator.wipe();
  await emulator.createAccount({ uid: dana.uid, displayName: dana.name, ...account });
  await emulator.store([{ path: 'users/dana', data: { role: 'admin', name: dana.name } }]);
  expect(await signIn(account.email, account.password)).toEqual({ ok: true });
});

afterAll(loadRules);
afterEach(() => vi.unstubAllGlobals());

/** Measures each commit to the database before it is sent. */
function measure(hasFactor: boolean): Cost[] {
  const costs: Cost[] = [];
  const second = hasFactor ? { sign_in_second_factor: 'totp' } : {};
  const firebase = { sign_in_provider: 'password', identities: {}, ...second };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = String(input);
    const headers = new Headers(init.headers);
    const bearer = headers.get('authorization');
    if (!url.startsWith(emulatorUrls.firestore) || !bearer?.includes('.')) return real(input, init);
    headers.set('authorization', tokenWith(bearer, { firebase, ...noPadding }));
    const ours = { ...init, headers };
    if (url.includes(':commit')) costs.push(await costOf(real, url, ours));
    return real(url, ours);
  });
  return costs;
}

async function start({ security }: Step, role: string, documents: Act['start'] = []) {
  const path = `/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  await real(emulatorUrls.firestore + path, { method: 'DELETE' });
  await emulator.store([
    {
      path: 'users/dana',
      data: { role, name: dana.name, suspended: false, validAfter: new Date(0) },
    },
    ...(security
      ? [{ path: 'settings/security', data: { ...security, changeId: 'earlier' } }]
      : []),
    ...documents,
  ]);
}

const rows: string[] = [];
afterAll(() => console.log(rows.join('\n')));

describe.each(acts)('$title', (act) => {
  it('costs at most 600 expressions and 20 documents', async () => {
    const all: (Cost & { step: string })[] = [];
    for (const step of steps) {
      for (const role of act.roles) {
        await start(step, role, act.start);
        const costs = measure(step.hasFactor);
        let error: unknown;
        await act.run().catch((e: unknown) => {
          error = e;
        });
        vi.unstubAllGlobals();
        if (costs.length === 0 || error)
          rows.push(`!! ${act.title} ${role} ${step.title} ${costs.length} ${error}`);
        all.push(...costs.map((cost) => ({ ...cost, step: step.title })));
      }
    }
    const most = (title: string) =>
      Math.max(...all.filter(({ step }) => step === title).map(({ expressions }) => expressions));
    rows.push(
      [
        act.title,
        ...steps.map(({ title }) => most(title)),
        Math.max(...all.map(({ accesses }) => accesses)),
      ].join(' | '),
    );
    for (const cost of all) {
      expect(cost.expressions).toBeLessThanOrEqual(600);
      expect(cost.accesses).toBeLessThanOrEqual(20);
    }
  });
});
