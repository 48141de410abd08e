import type { Context } from '@netlify/functions';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unsignedToken } from '../unsigned-token.ts';

const network = vi.fn<typeof fetch>();

/** 6:00 PM in Utah, the next day in UTC. */
const now = new Date('2026-11-19T01:00:00Z');
const hour = 3_600_000;

const site = { id: 'the-site' } as Context['site'];

const tokenOf = (sub: unknown, { auth_time = signedInAt as unknown, firebase = {} } = {}) =>
  unsignedToken({ sub, auth_time, firebase });

/** Seconds. */
const signedInAt = now.getTime() / 1000 - 3600;

const profile = (fields: object) => {
  const name = 'projects/real-clinic/databases/(default)/documents/users/dana';
  return Response.json([{ found: { name, fields }, readTime: now.toISOString() }]);
};

let role: Response;
let upstream: (url: URL) => Response;

function measured({ pathname, searchParams }: URL): Response {
  const from = Number(searchParams.get('from'));
  const isEarlier = from < now.getTime() - 31 * 24 * hour;
  const measurement = pathname.slice('/v2/the-site/'.length);
  switch (`${measurement} ${searchParams.get('resolution') ?? ''}`.trim()) {
    case 'visitors range':
      return Response.json({ data: [[from, isEarlier ? 4000 : 4617]] });
    case 'pageviews range':
      return Response.json({ data: isEarlier ? [] : [[from, 12304]] });
    case 'visitors day':
      return Response.json({ data: [[from, 118]] });
    case 'pageviews day':
      return Response.json({ data: [[from + 24 * hour, 301]] });
    case 'ranking/pages':
      return Response.json({
        data: ['/', '/a', '/b', '/c', '/d', '/e'].map((resource) => ({ resource, count: 9 })),
      });
    case 'ranking/sources':
      return Response.json({ data: [{ resource: '', count: 7 }] });
    default:
      return new Response(null, { status: 404 });
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now, toFake: ['Date'] });
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('FIREBASE_PROJECT_ID', 'real-clinic');
  vi.stubEnv('NETLIFY_ANALYTICS_TOKEN', 'personal-token');
  vi.stubEnv('NETLIFY_ANALYTICS_SITE_ID', undefined);
  vi.stubEnv('NETLIFY_ANALYTICS_URL', 'http://astray.example');
  role = profile({ role: { stringValue: 'admin' } });
  upstream = measured;
  vi.stubGlobal(
    'fetch',
    network.mockReset().mockImplementation(async (address) => {
      const url = new URL(String(address));
      return url.host === 'firestore.googleapis.com' ? role.clone() : upstream(url);
    }),
  );
});

async function get(
  authorization: string | null = `Bearer ${tokenOf('dana')}`,
  method = 'GET',
): Promise<Response> {
  const { default: siteAnalytics } = await import('../../netlify/functions/site-analytics.ts');
  const request = new Request('https://clinic.example/.netlify/functions/site-analytics', {
    method,
    headers: authorization ? { authorization } : {},
  });
  return siteAnalytics(request, { site } as Context);
}

const asked = () =>
  network.mock.calls
    .map(([address]) => new URL(String(address)))
    .filter(({ host }) => host === 'analytics.services.netlify.com');

describe('who may ask', () => {
  it.each([
    ['nobody', null],
    ['the emulator’s owner', 'Bearer owner'],
    ['a basic password', 'Basic ZGFuYTpkYW5h'],
    ['a token of two parts', 'Bearer e30.e30'],
    ['a token without a person', `Bearer ${tokenOf(undefined)}`],
    ['a token with a path for a person', `Bearer ${tokenOf('../leads/x')}`],
    ['a token that is no JSON', 'Bearer e30.aGVsbG8.x'],
    [
      'a sign-in of 12 hours ago',
      `Bearer ${tokenOf('dana', { auth_time: now.getTime() / 1000 - 12 * 3600 })}`,
    ],
    ['a token without the time of the sign-in', `Bearer ${tokenOf('dana', { auth_time: null })}`],
  ])('refuses %s with 401 before any request', async (_, authorization) => {
    const response = await get(authorization);
    expect(response.status).toBe(401);
    expect(network).not.toHaveBeenCalled();
  });

  it('reads the profile with the caller’s own token, and no key of its own', async () => {
    await get();
    const [address, init] = network.mock.calls[0] ?? [];
    expect(address).toMatch(/^https:\/\/firestore\.googleapis\.com\/.*:batchGet$/);
    expect(init?.headers).toMatchObject({ authorization: `Bearer ${tokenOf('dana')}` });
  });

  it.each(['UNAUTHENTICATED', 'PERMISSION_DENIED'])('refuses with 401 after %s', async (status) => {
    role = Response.json([{ error: { status } }], { status: 401 });
    expect((await get()).status).toBe(401);
    expect(asked()).toEqual([]);
  });

  it.each([
    ['staff', { found: { name: 'x', fields: { role: { stringValue: 'staff' } } } }],
    ['somebody without a profile', { missing: 'x' }],
  ])('refuses %s with 403', async (_, answer) => {
    role = Response.json([{ ...answer, readTime: now.toISOString() }]);
    expect((await get()).status).toBe(403);
    expect(asked()).toEqual([]);
  });

  const at = (seconds: number) => ({
    validAfter: { timestampValue: new Date(seconds * 1000).toISOString() },
  });
  it.each([
    ['an administrator', 200, 'admin', {}],
    ['an owner', 200, 'owner', {}],
    ['an editor', 200, 'editor', {}],
    ['the front desk', 403, 'front_desk', {}],
    ['a role of a later version', 403, 'auditor', {}],
    ['a suspended owner', 403, 'owner', { suspended: { booleanValue: true } }],
    ['an owner who is back', 200, 'owner', { suspended: { booleanValue: false } }],
    ['an owner signed out everywhere since', 403, 'owner', at(signedInAt + 1)],
    ['an owner signed out everywhere before', 200, 'owner', at(signedInAt)],
  ])('answers %s with %i', async (_, status, stringValue, fields) => {
    role = profile({ role: { stringValue }, ...fields });
    expect((await get()).status).toBe(status);
    expect(asked().length > 0).toBe(status === 200);
  });

  describe.each([
    ['is required', { factorRequired: { booleanValue: true } }, 403],
    ['is required by a value of another type', { factorRequired: { stringValue: 'no' } }, 403],
    ['is nobody’s duty', { factorRequired: { booleanValue: false } }, 200],
    ['was never thought of', {}, 200],
  ])('when a second step %s', (_, fields, status) => {
    const profileAndSecurity = async (stringValue: string) => {
      const name = 'projects/real-clinic/databases/(default)/documents/settings/security';
      const [found] = (await profile({ role: { stringValue } }).json()) as object[];
      const readTime = now.toISOString();
      return Response.json([found, { found: { name, fields }, readTime }]);
    };

    it(`answers an owner without one with ${status}`, async () => {
      role = await profileAndSecurity('owner');
      expect((await get()).status).toBe(status);
      expect(asked().length > 0).toBe(status === 200);
    });

    it('answers an owner with one', async () => {
      role = await profileAndSecurity('owner');
      const firebase = { sign_in_second_factor: 'totp' };
      expect((await get(`Bearer ${tokenOf('dana', { firebase })}`)).status).toBe(200);
    });

    it('answers an editor, who sees no patient', async () => {
      role = await profileAndSecurity('editor');
      expect((await get()).status).toBe(200);
    });
  });

  it('answers 405 to anything but GET', async () => {
    const response = await get(undefined, 'POST');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET');
  });
});

describe('the answer', () => {
  it('A-STATS-16 has totals, pages, referrers, days and the earlier period', async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { days, ...rest } = await response.json();
    expect(rest).toEqual({
      visitors: 4617,
      pageviews: 12304,
      topPages: ['/', '/a', '/b', '/c', '/d'].map((path) => ({ path, count: 9 })),
      referrers: [{ referrer: 'direct', count: 7 }],
      previous: { visitors: 4000, pageviews: null },
    });
    expect(days).toHaveLength(30);
    expect(days.slice(0, 2)).toEqual([
      { date: '2026-10-20', visitors: 118, pageviews: null },
      { date: '2026-10-21', visitors: null, pageviews: 301 },
    ]);
    expect(days.at(-1).date).toBe('2026-11-18');
  });

  it('A-STATS-17 covers the clinic’s last 30 days, in milliseconds', async () => {
    await get();
    const [first] = asked();
    expect(Object.fromEntries(first?.searchParams ?? [])).toEqual({
      from: String(Date.parse('2026-10-20T07:00:00Z')),
      to: String(now.getTime()),
      timezone: '-0700',
      resolution: 'range',
    });
    const limits = asked().map(({ searchParams }) => searchParams.get('limit'));
    expect(limits.filter(Boolean)).toEqual(['5', '6']);
  });

  it('shows the token to Netlify alone, whatever address is set', async () => {
    await get();
    const knowing = network.mock.calls.filter(([, init]) =>
      JSON.stringify(init?.headers).includes('personal-token'),
    );
    expect(knowing).toHaveLength(8);
    expect(asked()).toHaveLength(8);
  });

  it('is cached for five minutes, and never for another person', async () => {
    await get();
    vi.setSystemTime(now.getTime() + 5 * 60_000 - 1);
    expect((await get()).status).toBe(200);
    expect(asked()).toHaveLength(8);
    expect((await get(null)).status).toBe(401);
    vi.setSystemTime(now.getTime() + 5 * 60_000);
    await get();
    expect(asked()).toHaveLength(16);
  });
});

describe('Netlify', () => {
  async function expectFailure(line: string) {
    const response = await get();
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ message: 'Failed to fetch analytics' });
    expect(vi.mocked(console.error).mock.calls).toEqual([[`site-analytics: ${line}`]]);
  }

  it.each([
    ['refuses', () => new Response(null, { status: 401 }), 'HTTP 401'],
    ['breaks', () => new Response('oops', { status: 500 }), 'HTTP 500'],
    ['talks HTML', () => new Response('<html>'), 'something odd'],
    ['has no list', () => Response.json({ data: {} }), 'something odd'],
    ['has other rows', () => Response.json({ data: ['many'] }), 'something odd'],
    [
      'is silent',
      () => {
        throw new TypeError('fetch failed');
      },
      'nothing',
    ],
  ])('%s: answers 503, and logs the reason', async (_, answer, said) => {
    upstream = answer;
    await expectFailure(`Netlify Analytics answered ${said} to visitors`);
  });

  it.each([
    ['Netlify', 'analytics.services.netlify.com', 'Netlify Analytics answered nothing to visitors'],
    ['Firestore', 'firestore.googleapis.com', 'Firestore answered nothing (TimeoutError)'],
  ])('is not waited for when %s never answers', async (_, host, line) => {
    const over = AbortSignal.abort(new DOMException('The time is over.', 'TimeoutError'));
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over);
    const others = network.getMockImplementation();
    network.mockImplementation(async (address, init) => {
      if (new URL(String(address)).host !== host)
        return others?.(address, init) ?? Response.error();
      init?.signal?.throwIfAborted();
      return new Promise(() => {});
    });
    await expectFailure(line);
    // The page has a timeout of 20 seconds.
    const [first = 0, second = 0] = timeout.mock.calls.flat();
    expect(first + second).toBeLessThan(20_000);
    timeout.mockRestore();
  });

  it.each([
    ['answers', 200],
    ['breaks', 503],
  ])('is asked once for all who wait, when it %s', async (_, status) => {
    upstream = (url) => (status === 200 ? measured(url) : new Response(null, { status: 500 }));
    const answers = await Promise.all(Array.from({ length: 20 }, () => get()));
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(status));
    expect(asked()).toHaveLength(8);
  });

  it('is asked again five seconds after a failure', async () => {
    upstream = () => new Response(null, { status: 500 });
    expect((await get()).status).toBe(503);
    upstream = measured;
    vi.setSystemTime(now.getTime() + 4999);
    expect((await get()).status).toBe(503);
    vi.setSystemTime(now.getTime() + 5000);
    expect((await get()).status).toBe(200);
  });

  it('is not asked without a token; the log names the variable', async () => {
    vi.stubEnv('NETLIFY_ANALYTICS_TOKEN', ' ');
    await expectFailure('NETLIFY_ANALYTICS_TOKEN is not set');
  });

  it('lacks only the comparison when only that fails', async () => {
    upstream = (url) => {
      const isEarlier = Number(url.searchParams.get('to')) < now.getTime();
      return isEarlier ? new Response(null, { status: 400 }) : measured(url);
    };
    const response = await get();
    expect(await response.json()).toMatchObject({
      visitors: 4617,
      previous: { visitors: null, pageviews: null },
    });
  });
});

it('answers 503 when Firestore does not answer', async () => {
  role = Response.json({ error: { status: 'UNAVAILABLE' } }, { status: 503 });
  expect((await get()).status).toBe(503);
  expect(vi.mocked(console.error).mock.calls).toEqual([
    ['site-analytics: Firestore answered UNAVAILABLE'],
  ]);
});
