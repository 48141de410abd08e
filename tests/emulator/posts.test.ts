import { beforeEach, expect, it } from 'vitest';
import {
  countPosts,
  getPostBySlug,
  listFeaturedPosts,
  listFormerSlugs,
  listPosts,
  listPublishedPosts,
} from '#data/posts/posts.ts';
import type { StoredValue } from '../../scripts/seed/document.ts';
import { signInAs } from './sign-in-as.ts';
import { emulator } from './stored.ts';

const day = (date: number) => new Date(Date.UTC(2026, 9, date, 18));

beforeEach(() => emulator.wipe());

const storePosts = (posts: Record<string, Record<string, StoredValue>>) =>
  emulator.store(
    Object.entries(posts).map(([id, data]) => ({
      path: `blogPosts/${id}`,
      data: { title: id, slug: id, featured: true, ...data },
    })),
  );
const featuredIds = async () => (await listFeaturedPosts()).map(({ id }) => id);

it('P-HOME-06 P-HOME-07 gives a visitor featured and published posts, the last changed first', async () => {
  await storePosts({
    older: { status: 'published', published: true, updatedAt: day(1) },
    draft: { status: 'draft', published: false, updatedAt: day(9) },
    legacy: { published: true, updatedAt: day(5) },
    plain: { status: 'published', published: true, featured: false, updatedAt: day(8) },
    newer: { status: 'published', updatedAt: day(7) },
  });
  expect(await featuredIds()).toEqual(['newer', 'legacy', 'older']);
});

it('P-HOME-05 P-HOME-06 gives three at most, drafts not counted', async () => {
  await storePosts({
    draft: { status: 'draft', published: false, updatedAt: day(9) },
    a: { status: 'published', updatedAt: day(4) },
    b: { status: 'published', updatedAt: day(3) },
    c: { status: 'published', updatedAt: day(2) },
    d: { status: 'published', updatedAt: day(1) },
  });
  expect(await featuredIds()).toEqual(['a', 'b', 'c']);
});

it('reads every field, and leaves out missing ones', async () => {
  const size = { url: 'https://files.example/cover.webp', width: 1280, height: 853 };
  await storePosts({
    full: {
      title: 'What whiplash feels like',
      slug: 'whiplash',
      summary: 'Symptoms often arrive late.',
      content: 'Day one.',
      coverImageUrl: 'https://files.example/cover.webp',
      coverImageAlt: 'A head moving forward and back',
      coverSizes: { w1280: size },
      coverPlaceholder: 'data:image/webp;base64,AA==',
      heroUrl: 'https://files.example/hero.webp',
      status: 'published',
      published: true,
      createdAt: day(1),
      updatedAt: day(2),
    },
    bare: { published: true, updatedAt: day(1) },
  });
  expect(await listFeaturedPosts()).toEqual([
    {
      id: 'full',
      translationOf: '',
      title: 'What whiplash feels like',
      slug: 'whiplash',
      summary: 'Symptoms often arrive late.',
      content: 'Day one.',
      coverImageUrl: 'https://files.example/cover.webp',
      coverImageAlt: 'A head moving forward and back',
      coverSizes: [size],
      coverPlaceholder: 'data:image/webp;base64,AA==',
      heroUrl: 'https://files.example/hero.webp',
      published: true,
      featured: true,
      createdAt: day(1),
      updatedAt: day(2),
    },
    {
      id: 'bare',
      translationOf: '',
      title: 'bare',
      slug: 'bare',
      summary: '',
      content: '',
      coverImageUrl: '',
      coverImageAlt: '',
      coverSizes: [],
      coverPlaceholder: '',
      heroUrl: '',
      published: true,
      featured: true,
      createdAt: null,
      updatedAt: day(1),
    },
  ]);
});

const listed = async (page: Parameters<typeof listPosts>[0] = {}) => {
  const { posts, next } = await listPosts(page);
  return { ids: posts.map(({ id }) => id), next };
};

it('P-BLOG-11 P-BLOG-14 A-RULES-01 lists published posts to a visitor, the last changed first', async () => {
  await storePosts({
    older: { status: 'published', published: true, updatedAt: day(1) },
    draft: { status: 'draft', published: false, updatedAt: day(9) },
    legacy: { published: true, updatedAt: day(5) },
    'legacy-draft': { published: false, updatedAt: day(6) },
    newer: { status: 'published', featured: false, updatedAt: day(7) },
    undated: { status: 'published', published: true },
  });
  expect(await listed()).toEqual({ ids: ['newer', 'legacy', 'older'], next: null });
});

it('P-BLOG-11 reads pages of twenty', async () => {
  const ids = Array.from({ length: 23 }, (_, i) => `p${String(i).padStart(2, '0')}`);
  await storePosts(
    // All have the same date, so the cursor needs the id, too.
    Object.fromEntries(ids.map((id) => [id, { status: 'published', updatedAt: day(1) }])),
  );
  const first = await listed();
  expect(first.ids).toHaveLength(20);
  const second = await listed({ after: first.next ?? '' });
  expect(second.next).toBeNull();
  expect([...first.ids, ...second.ids].sort()).toEqual(ids);
});

it('P-BLOG-11 has no next page after a full one that is the last', async () => {
  const ids = Array.from({ length: 20 }, (_, i) => `p${i}`);
  await storePosts(
    Object.fromEntries(ids.map((id) => [id, { status: 'published', updatedAt: day(1) }])),
  );
  const { ids: first, next } = await listed();
  expect([first.length, next]).toEqual([20, null]);
});

it('starts again when the cursor’s post is deleted or no longer published', async () => {
  await storePosts({
    a: { status: 'published', updatedAt: day(2) },
    b: { status: 'draft', published: false, updatedAt: day(1) },
  });
  expect(await listed({ after: 'gone' })).toEqual({ ids: ['a'], next: null });
  expect(await listed({ after: 'b' })).toEqual({ ids: ['a'], next: null });
});

it('P-POST-06 finds a published post by its slug', async () => {
  await storePosts({
    p1: { slug: 'whiplash', title: 'What whiplash feels like', status: 'published' },
    p2: { slug: 'pip', published: true },
  });
  expect(await getPostBySlug('whiplash')).toMatchObject({ id: 'p1', published: true });
  expect(await getPostBySlug('pip')).toMatchObject({ id: 'p2', published: true });
});

it('P-POST-05 A-RULES-02 treats a draft’s slug like an unknown one', async () => {
  await storePosts({ p1: { slug: 'secret', status: 'draft', published: false } });
  await emulator.store([{ path: 'slugs/secret', data: { postId: 'p1' } }]);
  expect(await getPostBySlug('secret')).toBeNull();
  expect(await getPostBySlug('nothing')).toBeNull();
});

it.each(['..', '__x__', 'a/b', 'ä', ' '])(
  'P-POST-02 takes any address, such as %j',
  async (slug) => {
    expect(await getPostBySlug(slug)).toBeNull();
  },
);

it('lists the slugs that a post has left', async () => {
  await storePosts({
    p1: { slug: 'new-address', status: 'published', published: true },
    p2: { slug: 'pip', status: 'published', published: true },
  });
  await emulator.store([
    { path: 'slugs/new-address', data: { postId: 'p1' } },
    { path: 'slugs/old-address', data: { postId: 'p1' } },
    { path: 'slugs/pip', data: { postId: 'p2' } },
  ]);
  const left = (await listPublishedPosts()).map(listFormerSlugs);
  expect((await Promise.all(left)).flat()).toEqual(['old-address']);
});

it('finds a renamed post by its old slug, unless it is a draft now', async () => {
  await storePosts({
    p1: { slug: 'new-address', status: 'published', published: true },
    p2: { slug: 'new-draft', status: 'draft', published: false },
  });
  await emulator.store([
    { path: 'slugs/old-address', data: { postId: 'p1' } },
    { path: 'slugs/old-draft', data: { postId: 'p2' } },
    { path: 'slugs/of-nothing', data: { postId: 'gone' } },
  ]);
  expect(await getPostBySlug('old-address')).toMatchObject({ id: 'p1', slug: 'new-address' });
  expect(await getPostBySlug('old-draft')).toBeNull();
  expect(await getPostBySlug('of-nothing')).toBeNull();
});

it('counts published posts, drafts and featured ones for staff', async () => {
  await signInAs('admin');
  await storePosts({
    a: { status: 'published', published: true },
    legacy: { published: true },
    plain: { status: 'published', featured: false },
    draft: { status: 'draft', published: false, featured: false },
    bare: { featured: false },
  });
  expect(await countPosts()).toEqual({ published: 3, drafts: 2, featured: 2 });
});
