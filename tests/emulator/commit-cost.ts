import { readFileSync } from 'node:fs';
import { emulatorUrls, projectId } from '../../scripts/local/local-env.ts';

/** What the rules need for one commit on Google's emulator. */
export type Cost = {
  /** Of its most expensive write: each write of a commit is judged by itself, with 1,000 expressions. */
  expressions: number;
  /** Documents outside of the commit that the rules read for all of its writes; 20 at most. */
  accesses: number;
};

// The emulator says only whether a commit is within its limits. So the rules get a padding, which comes first, costs as
// much as a claim of the token says, and allows nothing. What is left of a limit at the greatest padding is the cost.

/** Expressions that a write may cost. */
export const budget = 600;

const mostExpressions = 1000;
const mostAccesses = 20;
/** Of one write. */
const mostReads = 10;

/** The expressions that the parts of a padding add. */
const parts = [512, 256, 128, 64, 32, 16, 8];
const step = 8;
/** What a padding without parts costs. */
const unpadded = 55;
/** What it leaves. */
const left = mostExpressions - unpadded;

const zeros = (count: number) => `[${Array(count).fill(0).join()}]`;
const read = `!exists(/databases/$(database)/documents/padding/$(id + string(at)))`;

const padding = `
    match /{path=**} {
      allow write: if isPadded(request.auth.token.padding) && false;
      function isPadded(parts) {
        return ${parts.map((part) => `(!('${part}' in parts) || pads${part}())`).join(' && ')};
      }
      ${parts.map((part) => `function pads${part}() { return ${zeros(part - 6)}.size() > 0; }`).join('\n')}
    }
    match /padding/{id} {
      allow write: if ${Array.from({ length: mostReads }, (_, at) => `reads(${at})`).join(' && ')};
      function reads(at) {
        return request.auth.token.reads[id] <= at || ${read};
      }
    }
`;

/** Loads the rules with a padding into the emulator. */
export function loadPaddedRules(): Promise<void> {
  const start = 'match /databases/{database}/documents {';
  return load(rules().replace(start, start + padding));
}

export const loadRules = (): Promise<void> => load(rules());

const rules = () => readFileSync('firestore.rules', 'utf8');

async function load(content: string): Promise<void> {
  const url = `${emulatorUrls.firestore}/emulator/v1/projects/${projectId}:securityRules`;
  const body = JSON.stringify({ rules: { files: [{ content }] } });
  const answer = await fetch(url, { method: 'PUT', body });
  if (!answer.ok) throw new Error(await answer.text());
}

type Claims = { padding: string[]; reads: { first: number; second: number } };

const noPadding: Claims = { padding: [], reads: { first: 0, second: 0 } };

/** By what a commit may cost at most. */
const claimsLeaving: Record<keyof Cost, (cost: number) => Claims> = {
  expressions: (cost) => ({ ...noPadding, padding: partsOf(left - cost) }),
  accesses(cost) {
    const count = mostAccesses - cost;
    const second = Math.max(0, count - mostReads);
    return { ...noPadding, reads: { first: count - second, second } };
  },
};

export const budgetPadding = claimsLeaving.expressions(budget);

/** The same person's token with more claims. The emulator asks for no signature. */
export function tokenWith(authorization: string | null, claims: object): string {
  const [, stored = ''] = String(authorization).split('.');
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const known = JSON.parse(Buffer.from(stored, 'base64url').toString());
  return `Bearer ${part({ alg: 'none' })}.${part({ ...known, ...claims })}.`;
}

/** The costs that the measure tells apart. */
const scales = {
  expressions: { least: left % step, size: step, most: left },
  accesses: { least: 0, size: 1, most: mostAccesses },
};

const lower = (cost: Cost): Cost => ({
  expressions: cost.expressions - scales.expressions.size,
  accesses: cost.accesses - scales.accesses.size,
});

/** The next lower cost; without one, less than anything costs. */
export const lessThan = (cost?: Cost): Cost =>
  lower(cost ?? { expressions: scales.expressions.least, accesses: scales.accesses.least });

/**
 * Of a commit that is about to be sent; `least` if it costs no more. It stays undone: the measure adds a write that
 * can't be done.
 */
export async function costOf(
  send: typeof fetch,
  url: string,
  init: RequestInit,
  least: Cost,
): Promise<Cost> {
  const { writes } = JSON.parse(String(init.body));
  const name = (id: string) => `projects/${projectId}/databases/(default)/documents/padding/${id}`;
  const impossible = ['first', 'second'].map((id) => ({
    update: { name: name(id), fields: {} },
    currentDocument: { exists: true },
  }));
  const body = JSON.stringify({ writes: [...writes, ...impossible] });

  async function isTaken(claims: Claims): Promise<boolean> {
    const headers = new Headers(init.headers);
    headers.set('authorization', tokenWith(headers.get('authorization'), claims));
    const answer = await send(url, { ...init, headers, body });
    return !(await answer.text()).includes('PERMISSION_DENIED');
  }

  async function measured(key: keyof Cost): Promise<number> {
    const { size, most } = scales[key];
    const fits = (cost: number) => isTaken(claimsLeaving[key](cost));
    // Most commits cost the least or the next: few answers tell.
    for (const cost of [least[key], least[key] + size]) {
      if (cost >= scales[key].least && (await fits(cost))) return cost;
    }
    let [below, above] = [least[key] + size, most + size];
    while (above - below > size) {
      const middle = below + size * Math.floor((above - below) / size / 2);
      if (await fits(middle)) above = middle;
      else below = middle;
    }
    return above;
  }

  return { expressions: await measured('expressions'), accesses: await measured('accesses') };
}

function partsOf(count: number): string[] {
  let missing = count;
  const taken = parts.filter((part) => {
    if (part > missing) return false;
    missing -= part;
    return true;
  });
  return taken.map(String);
}
