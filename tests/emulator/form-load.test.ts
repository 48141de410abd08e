import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { percentile } from '../../scripts/bench/tables.ts';
import { inParallel } from '../../scripts/local/in-parallel.ts';
import { localEnv } from '../../scripts/local/local-env.ts';
import { clinicSettings } from '../../scripts/seed/sample-clinic.ts';
import { appointment, post } from '../netlify/post-form.ts';
import { emulator } from './stored.ts';

const visitors = 100;
const atOnce = 20;

beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  for (const [name, value] of Object.entries(localEnv)) vi.stubEnv(name, value);
  for (const name of ['SMTP_URL', 'CAPTCHA_SECRET', 'URL']) vi.stubEnv(name, undefined);
  await emulator.wipe();
  await emulator.store(clinicSettings(new Date()));
});

/** A busy database may answer too late for what a request does without. Nothing else may fail. */
const tooLate = /^form-submission: .+: Firestore answered nothing \(TimeoutError\)$/;

type Answer = { id: string; status: number; milliseconds: number };

async function timed(id: string, visitor: number): Promise<Answer> {
  const start = performance.now();
  const number = String(visitor).padStart(4, '0');
  const { status } = await post(
    {
      ...appointment,
      submissionId: id,
      email: `visitor-${number}@example.com`,
      phone: `801-555-${number}`,
    },
    `2001:db8:0:${visitor.toString(16)}::1`,
  );
  return { id, status, milliseconds: performance.now() - start };
}

async function storedIds(): Promise<string[]> {
  const documents = `http://${localEnv.FIRESTORE_EMULATOR_HOST}/v1/projects/${localEnv.FIREBASE_PROJECT_ID}/databases/(default)/documents`;
  const answer = await fetch(`${documents}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({
      structuredQuery: { from: [{ collectionId: 'leads' }], select: { fields: [] } },
    }),
  });
  const found = (await answer.json()) as { document?: { name: string } }[];
  return found.flatMap(({ document }) => document?.name.split('/').at(-1) ?? []);
}

it('100 visitors, 20 at a time, each second one twice: every request is stored once', async () => {
  const answers = await inParallel(
    atOnce,
    Array.from({ length: visitors }, (_, visitor) => visitor),
    async (visitor) => {
      const first = await timed(randomUUID(), visitor);
      // The cooldown refuses the second request.
      return visitor % 2 === 0 ? [first] : [first, await timed(randomUUID(), visitor)];
    },
  );
  const accepted = answers.flat().filter(({ status }) => status === 200);
  const refused = answers.flat().filter(({ status }) => status === 429);
  const stored = await storedIds();
  const lost = accepted.filter(({ id }) => !stored.includes(id));

  const times = accepted.map(({ milliseconds }) => milliseconds);
  const share = (part: number) => percentile(times, part).toFixed(0);
  console.info(
    `${accepted.length} accepted, ${refused.length} refused, ${lost.length} lost; answer and mails p50 ${share(0.5)} ms, p99 ${share(0.99)} ms`,
  );
  expect(lost).toEqual([]);
  expect([accepted.length, refused.length]).toEqual([visitors, visitors / 2]);
  expect(stored.sort()).toEqual(accepted.map(({ id }) => id).sort());
  const failures = vi.mocked(console.error).mock.calls.flat();
  expect(failures.filter((line) => !tooLate.test(line))).toEqual([]);
});
