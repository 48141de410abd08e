import { beforeEach, expect, it, vi } from 'vitest';
import type { readTaken as Read } from '#data/visits/read-taken.ts';
import { comingWeeks } from '#domain/visits/opening-weeks.ts';

const weeks = comingWeeks(new Date('2026-11-18T19:00:00Z'));
const fetched = vi.fn<typeof fetch>();
let readTaken: typeof Read;

beforeEach(async () => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.resetModules();
  ({ readTaken } = await import('#data/visits/read-taken.ts'));
});

const answers = (body: unknown, status = 200) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
const asked = () => fetched.mock.calls.map(([address]) => String(address));

it('where visits are kept here, the public weeks are read', async () => {
  answers([{ found: { fields: { taken: { mapValue: { fields: { '1993552_s2': {} } } } } } }]);
  expect(await readTaken(weeks, { isOutside: false })).toEqual(new Set(['1993552_s2']));
  expect(asked()).toEqual([expect.stringContaining('documents:batchGet')]);
});

it('where they are kept elsewhere, the function is asked, once for a page', async () => {
  answers({ ok: true, taken: ['1993553_s2'] });
  const both = [readTaken(weeks, { isOutside: true }), readTaken(weeks, { isOutside: true })];
  expect(await Promise.all(both)).toEqual([new Set(['1993553_s2']), new Set(['1993553_s2'])]);
  expect(asked()).toEqual(['/.netlify/functions/form-submission']);
  expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"type":"taken"}');
});

it('a function that fails is asked again', async () => {
  answers({ ok: false }, 500);
  await expect(readTaken(weeks, { isOutside: true })).rejects.toThrow('The function answers 500');
  answers({ ok: true, taken: [] });
  expect(await readTaken(weeks, { isOutside: true })).toEqual(new Set());
});
