import { beforeEach, expect, it } from 'vitest';
import { signIn } from '#data/auth.ts';
import { countPosts, listFeaturedPosts } from '#data/posts.ts';
import type { StoredValue } from '../../scripts/seed/document.ts';
import { localEmulator } from '../../scripts/seed/emulator.ts';

const emulator = localEmulator();
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

it('reads every field, and leaves out what is not there', async () => {
  await storePosts({
    full: {
      title: 'What whiplash feels like',
      slug: 'whiplash',
      summary: 'Symptoms often arrive late.',
      content: 'Day one.',
      coverImageUrl: 'https://files.example/cover.webp',
      coverImageAlt: 'A head moving forward and back',
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
      title: 'What whiplash feels like',
      slug: 'whiplash',
      summary: 'Symptoms often arrive late.',
      content: 'Day one.',
      coverImageUrl: 'https://files.example/cover.webp',
      coverImageAlt: 'A head moving forward and back',
      heroUrl: 'https://files.example/hero.webp',
      published: true,
      featured: true,
      createdAt: day(1),
      updatedAt: day(2),
    },
    {
      id: 'bare',
      title: 'bare',
      slug: 'bare',
      summary: '',
      content: '',
      coverImageUrl: '',
      coverImageAlt: '',
      heroUrl: '',
      published: true,
      featured: true,
      createdAt: null,
      updatedAt: day(1),
    },
  ]);
});

it('counts published posts, drafts and featured ones for staff', async () => {
  const account = { email: 'dana@clinic.example', password: 'clinic-demo-1' };
  await emulator.createAccount({ localId: 'dana', ...account });
  await emulator.store([{ path: 'users/dana', data: { role: 'admin' } }]);
  expect(await signIn(account.email, account.password)).toEqual({ ok: true });
  await storePosts({
    a: { status: 'published', published: true },
    legacy: { published: true },
    plain: { status: 'published', featured: false },
    draft: { status: 'draft', published: false, featured: false },
    bare: { featured: false },
  });
  expect(await countPosts()).toEqual({ published: 3, drafts: 2, featured: 2 });
});
