import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { postJson } from '#data/post-json.ts';
import { readFields } from '#data/read-fields.ts';
import { askServerTime, noteServerTime, serverNow } from '#data/server-clock.ts';

const now = new Date('2026-11-18T19:00:00Z');
const answered = (date?: string) => new Response(null, { headers: date ? { date } : {} });

// Not a development server.
beforeEach(() => vi.stubEnv('PROD', true));
afterEach(() => {
  noteServerTime();
});

it.each([
  ['days ahead', 'Mon, 16 Nov 2026 19:00:00 GMT', '2026-11-16T19:00:00Z'],
  ['days behind', 'Fri, 20 Nov 2026 19:00:00 GMT', '2026-11-20T19:00:00Z'],
  ['nearly right', 'Wed, 18 Nov 2026 19:20:00 GMT', '2026-11-18T19:00:00Z'],
  ['unknown to the server', undefined, '2026-11-18T19:00:00Z'],
  ['beside a date that is none', 'soon', '2026-11-18T19:00:00Z'],
])('the time is the server’s where the device is %s', (_, date, time) => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  noteServerTime(date);
  expect(new Date(serverNow())).toEqual(new Date(time));
});

it.each([
  ['Fri, 20 Nov 2026 19:00:00 GMT', true],
  ['Wed, 18 Nov 2026 19:20:00 GMT', false],
])('an answer of %s: the time is another one: %s', async (date, isOther) => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.stubGlobal('fetch', async () => answered(date));
  expect(await askServerTime()).toBe(isOther);
  expect(await askServerTime()).toBe(false);
});

it('a server that does not answer changes nothing', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await askServerTime();
  expect(serverNow()).toBe(now.getTime());
});

it.each([
  ['a form', () => postJson({}), answered('Fri, 20 Nov 2026 19:00:00 GMT')],
  [
    'a read of public fields',
    () => readFields(['summaries/website'], ['changedAt']),
    Response.json([{ readTime: '2026-11-20T19:00:00.877761Z' }]),
  ],
])('the answer to %s tells the time', async (_, ask, answer) => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.stubGlobal('fetch', async () => answer);
  await ask();
  expect(new Date(serverNow()).toISOString()).toMatch(/^2026-11-20T19:00:00/);
});
