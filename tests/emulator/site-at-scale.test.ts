import { expect, it } from 'vitest';
import * as blogPage from '#site/blog/blog-page.tsx';
import * as postPage from '#site/blog/post-page.tsx';
import * as galleryPage from '#site/gallery/gallery-page.tsx';
import * as homePage from '#site/home/home-page.tsx';
import * as layout from '#site/layout/site-layout.tsx';
import { localEnv } from '../../scripts/local/local-env.ts';
import { repair } from '../../scripts/repair.ts';
import { minutesBefore } from '../../scripts/seed/clock.ts';
import { loadArticles } from '../../scripts/seed/sets/load.ts';
import { documentsOf } from './documents-read.ts';
import { emulator } from './stored.ts';

const now = new Date('2026-11-18T19:00:00Z');

/** Stores this many articles, three of them featured, and this many photos. */
async function store(count: number): Promise<void> {
  await emulator.wipe();
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  await emulator.store([
    ...loadArticles(now, count),
    ...numbers.map((number) => ({
      path: `slugs/article-${number}`,
      data: { postId: `article-${number}` },
    })),
    ...numbers.map((number) => ({
      path: `media/m${number}`,
      data: {
        type: 'clinicPhoto',
        status: 'published',
        visibility: 'public',
        createdAt: minutesBefore(now, number),
      },
    })),
    { path: 'counters/featuredPosts', data: { ids: ['article-1', 'article-2', 'article-3'] } },
  ]);
  await repair(localEnv);
}

/** Waits for all promises of a loader. */
async function settled(loaded: unknown): Promise<void> {
  await Promise.all(Object.values((await loaded) as object));
}

const argsOf = (path: string, params = {}) => {
  const request = new Request(new URL(path, 'http://localhost'));
  return { request, params } as Parameters<typeof postPage.loader>[0];
};

const views: Record<string, () => unknown> = {
  'every page': () => layout.loader(),
  '/': () => homePage.loader(),
  '/blog': () => blogPage.loader(argsOf('/blog')),
  'an article': () => postPage.loader(argsOf('/blog/article-5', { slug: 'article-5' })),
  '/gallery': () => galleryPage.loader(argsOf('/gallery')),
};

// A list reads one article more than it shows: it tells whether others follow.
it.each([
  [10, { 'every page': 0, '/': 3, '/blog': 10, 'an article': 11, '/gallery': 1 }],
  [1000, { 'every page': 0, '/': 3, '/blog': 21, 'an article': 12, '/gallery': 1 }],
])('with %i articles and photos a page view reads a page of them', async (count, expected) => {
  await store(count);
  const reads: Record<string, number> = {};
  for (const [name, load] of Object.entries(views)) {
    reads[name] = await documentsOf(() => settled(load()));
  }
  expect(reads).toEqual(expected);
});
