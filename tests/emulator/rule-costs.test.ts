import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { emulatorUrls, projectId } from '../../scripts/local/local-env.ts';
import {
  budget,
  budgetPadding,
  type Cost,
  costOf,
  lessThan,
  loadPaddedRules,
  loadRules,
  tokenWith,
} from './commit-cost.ts';
import { type Act, acts } from './largest-acts.ts';
import { dana, signInAs } from './sign-in-as.ts';
import { emulator } from './stored.ts';

// Only the database is measured. A hidden photo gets other addresses.
vi.mock('#data/pictures/files.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#data/pictures/files.ts')>()),
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

/** Of the act's most expensive commit; `least` if it costs no more. */
async function costOfAct(act: Act, least: Cost): Promise<Cost> {
  const cost = { ...least };
  await start(offAgain, act.roles.at(-1) ?? '', act.start);
  answer(offAgain, async (url, init) => {
    const { expressions, accesses } = await costOf(send, url, init, cost);
    cost.expressions = Math.max(cost.expressions, expressions);
    cost.accesses = Math.max(cost.accesses, accesses);
  });
  await act.run();
  return cost;
}

/** As the table says it, which is quicker to confirm than to find. */
function knownCost({ title }: Act): Cost | undefined {
  const row = known.find((line) => line.startsWith(`| ${title} | `));
  const [expressions, accesses] =
    row
      ?.match(/\d+(?= \|)/g)
      ?.slice(-2)
      .map(Number) ?? [];
  return expressions && accesses !== undefined ? { expressions, accesses } : undefined;
}

const known = readFileSync('tests/emulator/rule-costs.md', 'utf8').split('\n');
const table = ['| Act | Expressions | Documents |', '|---|--:|--:|'];

describe('what a screen does', () => {
  beforeAll(async () => {
    await loadPaddedRules();
    await emulator.wipe();
    await signInAs('admin');
  });
  afterAll(loadRules);

  it.each(acts)('costs at most 600 expressions and 20 documents: $title', async (act) => {
    // A commit that costs more than the budget is refused, whatever the role and the second step.
    for (const [at, role] of act.roles.entries()) {
      const step = at % 2 === 0 ? neverSet : required;
      await start(step, role, act.start);
      answer(step);
      await act.run();
    }
    const least = lessThan(knownCost(act));
    let cost = await costOfAct(act, least);
    const isLower = cost.expressions === least.expressions || cost.accesses === least.accesses;
    if (isLower) cost = await costOfAct(act, lessThan());
    table.push(`| ${act.title} | ${cost.expressions} | ${cost.accesses} |`);
    expect(cost.expressions).toBeLessThanOrEqual(budget);
    expect(cost.accesses).toBeLessThanOrEqual(20);
  });

  it('costs what the table says', async () => {
    await expect(`${table.join('\n')}\n`).toMatchFileSnapshot('rule-costs.md');
  });
});
