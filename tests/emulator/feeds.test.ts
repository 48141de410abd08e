import { beforeEach, expect, it } from 'vitest';
import { listPublishedPosts } from '#data/posts/posts.ts';
import { emulator } from './stored.ts';

const day = (date: number) => new Date(Date.UTC(2026, 9, date, 18));

beforeEach(() => emulator.wipe());

it('P-BLOG-14 gives the feeds published posts alone, the last changed first', async () => {
  await emulator.store([
    {
      path: 'blogPosts/a',
      data: {
        title: 'A',
        slug: 'a',
        summary: 'About A',
        status: 'published',
        published: true,
        createdAt: day(1),
        updatedAt: day(3),
      },
    },
    {
      path: 'blogPosts/draft',
      data: { title: 'D', slug: 'd', status: 'draft', published: false, updatedAt: day(9) },
    },
    {
      path: 'blogPosts/legacy',
      data: { title: 'L', slug: 'l', published: true, updatedAt: day(5) },
    },
    { path: 'blogPosts/undated', data: { title: 'U', slug: 'u', status: 'published' } },
    { path: 'blogPosts/nowhere', data: { title: 'Without an address', published: true } },
  ]);
  expect(await listPublishedPosts()).toMatchObject([
    { title: 'L', slug: 'l', summary: '', createdAt: null, updatedAt: day(5) },
    { title: 'A', slug: 'a', summary: 'About A', createdAt: day(1), updatedAt: day(3) },
    { title: 'U', slug: 'u', summary: '', createdAt: null, updatedAt: null },
  ]);
});

it('has no posts before the first article', async () => {
  expect(await listPublishedPosts()).toEqual([]);
});
