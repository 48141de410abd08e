import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { createStaticHandler, type LoaderFunctionArgs } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultStaff } from '#domain/clinic/staff-member.ts';
import { listedPost } from '#domain/posts/listed-post.ts';
import { postDate } from '#domain/posts/post-date.ts';
import { siteRoutes } from '#routes';
import { closeAnswers, keepAnswer, openWithAnswers, readCache } from '#start/read-cache.ts';
import { prefetchData } from '#start/reads.ts';
import { renderPage } from '#start/render-page.tsx';
import { sanitizeWith } from '#ui/article-html.ts';
import { sitePages } from '../../scripts/feeds/sitemap.ts';
import { unlistedPages } from '../../scripts/feeds/twins.ts';
import { filesIn } from '../files-in.ts';
import { post, posts } from '../site/post-fixtures.ts';

// The rules of src/start/README.md that types cannot check.

const pages = [...sitePages, ...unlistedPages, '/blog/p1', '/about/avery', '/no-such-page'];

const answers = {
  featured: posts(2).map(listedPost),
  'posts 20': { posts: posts(3).map(listedPost), next: null },
  'post p1': { ...post('p1'), date: postDate(post('p1')) },
  'posts related to p1': posts(2).map(listedPost),
  'staff member avery': { ...defaultStaff, slug: 'avery', firstVisit: 'An exam.' },
  'newest photos': { photos: [], next: null },
};

const requestOf = (path: string) => new Request(new URL(path, 'http://localhost'));

function asInBuild() {
  vi.stubEnv('SSR', true);
  // Without a project, every read fails.
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', '');
}

beforeAll(async () => {
  sanitizeWith(new JSDOM('').window);
  asInBuild();
  // The code of all pages: what a module asks for as it loads is not part of a render.
  for (const path of pages) await createStaticHandler(siteRoutes).query(requestOf(path));
});

beforeEach(asInBuild);
afterEach(() => {
  closeAnswers();
  readCache.untaken.clear();
  readCache.prefetched.clear();
});

it('src/start has no module state, apart from readCache', () => {
  const state =
    /^(?:export )?(?:let|var)\b.*|^(?:export )?const .*= (?:new (?:Weak)?(?:Map|Set)|\[|\{).*/gm;
  const found = filesIn('src/start').flatMap(
    (file) => readFileSync(file, 'utf8').match(state) ?? [],
  );
  expect(found).toEqual(['export const readCache = {']);
});

describe.each(pages)('%s', (path) => {
  const request = requestOf(path);

  it('starts all its reads before the first await, so that all are prefetched', async () => {
    const context = await createStaticHandler(siteRoutes).query(request);
    if (context instanceof Response) throw new Error(`${path} answers ${context.status}`);
    await Promise.all(
      Object.values(context.loaderData).flatMap((data) => Object.values(data ?? {})),
    );
    const reads = [...readCache.built.keys(), ...readCache.missing];
    for (const { route, params } of context.matches) {
      const { loader } = route;
      if (typeof loader !== 'function') continue;
      prefetchData(() => loader({ request, params } as LoaderFunctionArgs, {}));
    }
    expect([...readCache.prefetched.keys()].sort()).toEqual(reads.sort());
  });

  it('renders without a window, the time or an Intl format', async () => {
    for (const [name, value] of Object.entries(answers)) keepAnswer(name, value);
    openWithAnswers(closeAnswers().answers);
    const asked = watchClock();
    const { body, missing } = await renderPage(siteRoutes, path);
    expect(missing).toEqual([]);
    expect(body).toContain('<h1');
    expect(asked).toEqual([]);
  });
});

/** Collects the calls of components to the clock and to Intl. */
function watchClock(): string[] {
  const asked: string[] = [];
  const note = (what: string) => {
    const place = /src\/(?:site|ui|domain)\/[^)\s]+/.exec(new Error().stack ?? '')?.[0];
    if (place) asked.push(`${what}: ${place}`);
  };
  vi.stubGlobal(
    'Date',
    new Proxy(Date, {
      construct(target, args, newTarget) {
        if (args.length === 0) note('new Date()');
        return Reflect.construct(target, args, newTarget);
      },
      get(target, key) {
        if (key === 'now') note('Date.now');
        return Reflect.get(target, key);
      },
    }),
  );
  const watched = {
    get(target: object, key: string) {
      note(key);
      return Reflect.get(target, key);
    },
  };
  vi.stubGlobal('Intl', new Proxy(Intl, watched as ProxyHandler<typeof Intl>));
  for (const owner of [Date.prototype, Number.prototype]) {
    const format = owner.toLocaleString;
    const watchedFormat = function (this: object, ...args: unknown[]) {
      note('toLocaleString');
      return Reflect.apply(format, this, args);
    };
    vi.spyOn(owner, 'toLocaleString').mockImplementation(watchedFormat as typeof format);
  }
  return asked;
}
