import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keyFile, readLiveSitemap, tellSearchEngines } from '../../scripts/deploy/index-now.ts';
import { sitemap } from '../../scripts/feeds/sitemap.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';

const key = 'a1b2c3d4e5f60718';
const env = { INDEXNOW_KEY: key, CONTEXT: 'production', URL: 'https://clinic.example' };

const article = (slug: string, day: number) => ({
  ...{ id: slug, translationOf: '' },
  title: slug,
  slug,
  summary: '',
  createdAt: null,
  updatedAt: new Date(Date.UTC(2026, 10, day)),
});

const before = sitemap(
  clinic,
  [article('kept', 1), article('changed', 2), article('withdrawn', 3)],
  [],
  {},
);
const now = sitemap(clinic, [article('kept', 1), article('changed', 9), article('new', 9)], [], {});

const fetched = vi.fn<(url: string | URL, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', fetched);
});

describe('search engines', () => {
  it('hear of new, changed and withdrawn articles, and of nothing else', async () => {
    const addresses = ['changed', 'new', 'withdrawn'].map(
      (slug) => `${clinic.origin}/blog/${slug}`,
    );
    expect(await tellSearchEngines(env, before, now)).toBe(
      `IndexNow knows of 3 changed: ${addresses.join(' ')}`,
    );
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('https://api.indexnow.org/indexnow');
    expect(init).toMatchObject({ method: 'POST' });
    expect(JSON.parse(String(init?.body))).toEqual({
      host: new URL(clinic.origin).host,
      key,
      urlList: addresses,
    });
  });

  it.each([
    ['IndexNow is off', { ...env, INDEXNOW_KEY: undefined }, before],
    ['IndexNow: INDEXNOW_KEY is no key', { ...env, INDEXNOW_KEY: '../short' }, before],
    ['IndexNow: no earlier sitemap to compare with', env, null],
    ['IndexNow: no address has changed', env, now],
  ])('hear nothing: %s', async (line, settings, earlier) => {
    expect(await tellSearchEngines(settings, earlier, now)).toBe(line);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('that refuse or fail are a line in the log', async () => {
    fetched.mockResolvedValueOnce(new Response('', { status: 429 }));
    expect(await tellSearchEngines(env, before, now)).toBe(
      'IndexNow failed: the service answers 429',
    );
    fetched.mockRejectedValueOnce(new Error('no network'));
    expect(await tellSearchEngines(env, before, now)).toBe('IndexNow failed: no network');
  });
});

describe('the live sitemap', () => {
  it('is read before the deploy', async () => {
    fetched.mockResolvedValueOnce(new Response(before));
    expect(await readLiveSitemap(env)).toBe(before);
    expect(String(fetched.mock.calls[0]?.[0])).toBe('https://clinic.example/sitemap.xml');
  });

  it('is missing without an answer, and not read for a preview or without a key', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    fetched.mockResolvedValueOnce(new Response('', { status: 404 }));
    expect(await readLiveSitemap(env)).toBeNull();
    fetched.mockRejectedValueOnce(new Error('no network'));
    expect(await readLiveSitemap(env)).toBeNull();
    fetched.mockClear();
    expect(await readLiveSitemap({ ...env, CONTEXT: 'deploy-preview' })).toBeNull();
    expect(await readLiveSitemap({ ...env, INDEXNOW_KEY: '' })).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});

it('serves the key in a file of its name, and no file of a broken key', () => {
  expect(keyFile(env)).toEqual({ [`${key}.txt`]: key });
  expect(keyFile({ INDEXNOW_KEY: '../../key' })).toEqual({});
  expect(keyFile({})).toEqual({});
});
