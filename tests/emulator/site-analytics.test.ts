import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { idToken, signOut } from '#data/account/auth.ts';
import siteAnalytics from '../../netlify/functions/site-analytics.ts';
import { startAnalyticsStandIn } from '../../scripts/local/analytics-stand-in.ts';
import { localEnv } from '../../scripts/local/local-env.ts';
import { signInAs } from './sign-in-as.ts';
import { emulator } from './stored.ts';

const password = 'clinic-demo-1';
let standIn: Awaited<ReturnType<typeof startAnalyticsStandIn>>;

beforeAll(async () => {
  standIn = await startAnalyticsStandIn();
  Object.assign(process.env, standIn.env);
});
afterAll(() => {
  standIn.stop();
});

beforeEach(async () => {
  await signOut();
  await emulator.wipe();
  await signInAs('admin');
});

function ask(token: string | null): Promise<Response> {
  const request = new Request('http://localhost/.netlify/functions/site-analytics', {
    headers: { authorization: `Bearer ${token}` },
  });
  return siteAnalytics(request, {} as Context);
}

it('A-STATS-16 A-STATS-17 answers an administrator', async () => {
  const response = await ask(await idToken());
  expect(response.status).toBe(200);
  const { visitors, pageviews, topPages, referrers, days, previous } = await response.json();
  expect(visitors).toBeGreaterThan(0);
  expect(pageviews).toBeGreaterThan(visitors);
  expect(topPages).toHaveLength(5);
  expect(referrers).toContainEqual({ referrer: 'direct', count: expect.any(Number) });
  expect(days).toHaveLength(30);
  expect(previous.visitors).toBeGreaterThan(0);
});

it.each([
  ['staff', [{ path: 'users/dana', data: { role: 'staff' } }]],
  ['somebody without a role', [{ path: 'users/dana', data: {} }]],
])('refuses %s at once', async (_, documents) => {
  const token = await idToken();
  await emulator.store(documents);
  expect((await ask(token)).status).toBe(403);
});

it('refuses a person without a profile', async () => {
  await emulator.createAccount({ uid: 'nobody', email: 'nobody@clinic.example', password });
  await signOut();
  // The app's sign-in refuses this person, so the token comes from the provider.
  const provider = `http://${localEnv.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1`;
  const answer = await fetch(`${provider}/accounts:signInWithPassword?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@clinic.example', password, returnSecureToken: true }),
  });
  expect((await ask((await answer.json()).idToken)).status).toBe(403);
});

it('refuses an expired token, and one of another project', async () => {
  const [head = '', claims = '', signature = ''] = ((await idToken()) ?? '').split('.');
  const forged = (change: object) => {
    const own = JSON.parse(Buffer.from(claims, 'base64url').toString());
    const body = Buffer.from(JSON.stringify({ ...own, ...change })).toString('base64url');
    return [head, body, signature].join('.');
  };
  expect((await ask(forged({ exp: 1_700_000_000 }))).status).toBe(401);
  const elsewhere = { aud: 'demo-other', iss: 'https://securetoken.google.com/demo-other' };
  expect((await ask(forged(elsewhere))).status).toBe(401);
});

it('refuses the token owner of the emulator', async () => {
  const log = vi.spyOn(console, 'error');
  expect((await ask('owner')).status).toBe(401);
  expect(log).not.toHaveBeenCalled();
});
