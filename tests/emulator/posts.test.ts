import { beforeEach, expect, it } from 'vitest';
import { getPostBySlug, listFeaturedPosts, listPosts } from '#data/posts/posts.ts';
import type { StoredValue } from '../../scripts/seed/document.ts';
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

it('P-HOME-05 P-HOME-06 P-HOME-07 gives a visitor three featured and published posts at most, the last changed first', async () => {
  await storePosts({
    oldest: { status: 'published', published: true, updatedAt: day(1) },
    older: { status: 'published', published: true, updatedAt: day(2) },
    draft: { status: 'draft', published: false, updatedAt: day(9) },
    legacy: { published: true, updatedAt: day(5) },
    plain: { status: 'published', published: true, featured: false, updatedAt: day(8) },
    newer: { status: 'published', updatedAt: day(7) },
  });
  expect((await listFeaturedPosts()).map(({ id }) => id)).toEqual(['newer', 'legacy', 'older']);
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

it.each(['..', '__x__', 'a/b', 'ä', ' '])(
  'P-POST-02 takes any address, such as %j',
  async (slug) => {
    expect(await getPostBySlug(slug)).toBeNull();
  },
);

it('finds nothing at the address of a post that is gone', async () => {
  await emulator.store([{ path: 'slugs/of-nothing', data: { postId: 'gone' } }]);
  expect(await getPostBySlug('of-nothing')).toBeNull();
});
