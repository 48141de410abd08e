import { expect } from 'vitest';
import { signOut } from '#data/account/auth.ts';
import {
  countFeatured,
  deletePost,
  getPost,
  listEveryPost,
  newPostId,
  savePost,
  setFeatured,
} from '#data/posts/post-admin.ts';
import {
  countPosts,
  getPostBySlug,
  listFeaturedPosts,
  listFormerSlugs,
  listPosts,
  listPublishedPosts,
} from '#data/posts/posts.ts';
import { listShownSamples } from '#data/shown-samples.ts';
import type { Post } from '#domain/posts/post.ts';
import { blankPost, type PostFields, postFieldsOf } from '#domain/posts/post-fields.ts';
import { by, type Cases, having, ids } from './case.ts';

const post: PostFields = { ...blankPost, title: 'T', slug: 'other', summary: 'S', content: 'C' };
const fieldsOf = async (id: string) => postFieldsOf((await getPost(id)) as Post);

/** Changes fields of a stored post. */
async function change(id: string, fields: Partial<PostFields>) {
  const base = await fieldsOf(id);
  return savePost(id, { ...base, ...fields }, base, by);
}

/** The Spanish version of a stored post. */
const translate = (fields: Partial<PostFields> = {}) =>
  savePost('fresh-es', { ...post, slug: 'fresco', published: true, ...fields }, null, by, 'fresh');

export const postCases = {
  listPosts: {
    'published ones that have a date, the last changed first': [
      async () => ids((await listPosts()).posts),
      ['fresh', 'starred', 'legacy', 'nowhere'],
    ],
    'a page and the next': [
      async () => {
        const first = await listPosts({ pageSize: 3 });
        const second = await listPosts({ pageSize: 3, after: first.next ?? '' });
        return [ids(first.posts), ids(second.posts), second.next];
      },
      [['fresh', 'starred', 'legacy'], ['nowhere'], null],
    ],
    'P-BLOG-11 a full page that is the last': [
      async () => (await listPosts({ pageSize: 4 })).next,
      null,
    ],
    'to a visitor, after a draft: from the first': [
      () => signOut(),
      async () => ids((await listPosts({ after: 'draft', pageSize: 1 })).posts),
      ['fresh'],
    ],
    'after no post: from the first': [
      async () => ids((await listPosts({ after: 'none', pageSize: 1 })).posts),
      ['fresh'],
    ],
  },
  listPublishedPosts: {
    'P-BLOG-14 to a visitor, also those that have no date of change': [
      () => signOut(),
      async () => ids(await listPublishedPosts()),
      ['fresh', 'starred', 'legacy', 'undated'],
    ],
  },
  getPostBySlug: {
    'P-POST-06 a published post, to a visitor': [
      () => signOut(),
      () => getPostBySlug('fresh'),
      having({ id: 'fresh', published: true }),
    ],
    'an address that it had before, to a visitor': [
      () => signOut(),
      () => getPostBySlug('former'),
      having({ slug: 'fresh' }),
    ],
    'a draft': [() => getPostBySlug('draft'), null],
    'P-POST-05 A-RULES-02 a draft, to a visitor': [
      () => signOut(),
      async () => [await getPostBySlug('draft'), await getPostBySlug('former-draft')],
      [null, null],
    ],
    'no post': [() => getPostBySlug('none'), null],
  },
  listFormerSlugs: {
    'of a published post': [
      async () => {
        const post = (await getPostBySlug('fresh')) as Post;
        await signOut();
        return listFormerSlugs(post);
      },
      ['former'],
    ],
  },
  listFeaturedPosts: {
    'published ones': [async () => ids(await listFeaturedPosts()), ['starred']],
  },
  countPosts: {
    'published ones, drafts and featured ones': [
      () => countPosts(),
      { published: 5, drafts: 1, featured: 2 },
    ],
  },
  listEveryPost: {
    'A-BLOG-18 A-POSTS-01 that has a date of change, the last changed first': [
      async () => {
        const { posts, total } = await listEveryPost();
        return [ids(posts), total];
      },
      [['fresh', 'starred', 'draft', 'legacy', 'nowhere'], 5],
    ],
  },
  getPost: {
    'a draft': [() => getPost('draft'), having({ slug: 'draft', published: false })],
    'no post': [() => getPost('none'), null],
  },
  countFeatured: { 'drafts too': [() => countFeatured(), 2] },
  newPostId: { 'another each time': [async () => new Set([newPostId(), newPostId()]).size, 2] },
  savePost: {
    'a new one': [
      () => savePost('new', post, null, by),
      () => getPost('new'),
      having({ ...post, createdAt: expect.any(Date), updatedAt: expect.any(Date) }),
    ],
    'a changed one keeps its star and its day': [
      async () => {
        const before = await getPost('starred');
        await change('starred', { title: 'New' });
        const { createdAt, featured, title } = (await getPost('starred')) as Post;
        return [createdAt?.getTime() === before?.createdAt?.getTime(), featured, title];
      },
      [true, true, 'New'],
    ],
    'is no sample any more': [
      () => change('fresh', { title: 'New' }),
      async () => (await listShownSamples()).articles,
      [],
    ],
    'is the last changed one': [
      () => change('legacy', { title: 'New' }),
      async () => ids((await listPosts()).posts)[0],
      'legacy',
    ],
    'at a new address, found at those before': [
      async () => {
        await change('fresh', { slug: 'second' });
        await change('fresh', { slug: 'third' });
        const found = await Promise.all(
          ['fresh', 'second', 'third'].map((slug) => getPostBySlug(slug)),
        );
        return found.map((each) => each?.slug);
      },
      ['third', 'third', 'third'],
    ],
    'at an address that is in use': [
      () => savePost('new', { ...post, slug: 'draft' }, null, by),
      'taken',
    ],
    'at an address that a post has left': [
      () => savePost('new', { ...post, slug: 'former', published: true }, null, by),
      async () => (await getPostBySlug('former'))?.id,
      'new',
    ],
    'changed meanwhile': [
      async () => savePost('fresh', post, { ...post, title: 'Other' }, by),
      'changed',
    ],
    'stored by an earlier try': [
      async () => {
        const base = await fieldsOf('fresh');
        await savePost('fresh', post, base, by);
        await savePost('fresh', post, base, by);
        return fieldsOf('fresh');
      },
      post,
    ],
    deleted: [() => savePost('none', post, post, by), 'gone'],
    'in Spanish: in the list of its language alone': [
      async () => {
        await translate();
        const english = ids((await listPosts({ pageSize: 2 })).posts);
        return [english, ids((await listPosts({ language: 'es', pageSize: 2 })).posts)];
      },
      [['fresh', 'starred'], ['fresh-es']],
    ],
    'in Spanish: each answers in the language of the page to the address of the other': [
      async () => {
        await translate();
        const found = [
          await getPostBySlug('fresh'),
          await getPostBySlug('fresh', 'es'),
          await getPostBySlug('fresco', 'es'),
          await getPostBySlug('fresco'),
        ];
        return found.map((each) => [each?.id, each?.translationOf]);
      },
      [
        ['fresh', ''],
        ['fresh-es', 'fresh'],
        ['fresh-es', 'fresh'],
        ['fresh', ''],
      ],
    ],
    'in Spanish, withdrawn': [
      () => translate(),
      () => change('fresh-es', { published: false }),
      async () => [await getPostBySlug('fresco', 'es'), await getPostBySlug('fresh', 'es')],
      [null, null],
    ],
    'in Spanish: keeps the post that it translates': [
      () => translate(),
      () => change('fresh-es', { title: 'Nuevo' }),
      async () => (await getPost('fresh-es'))?.translationOf,
      'fresh',
    ],
    'in Spanish of a post that is deleted': [
      () => translate(),
      () => deletePost('fresh', by),
      async () => [await getPostBySlug('fresco'), (await getPostBySlug('fresco', 'es'))?.id],
      [null, 'fresh-es'],
    ],
    'in Spanish, stored by an earlier try': [
      () => translate(),
      () => translate(),
      async () => (await getPost('fresh-es'))?.title,
      'T',
    ],
    'in Spanish, begun by a colleague meanwhile': [
      async () => {
        await translate();
        await translate({ title: 'Otro' });
      },
      'changed',
    ],
  },
  setFeatured: {
    'up to three': [
      async () => [
        await setFeatured('fresh', true, by),
        await countFeatured(),
        ids(await listFeaturedPosts()),
      ],
      [true, 3, ['fresh', 'starred']],
    ],
    'A-BLOG-17 a fourth': [
      async () => {
        await setFeatured('fresh', true, by);
        await setFeatured('legacy', true, by);
      },
      'taken',
    ],
    'without a change of its date, in the order of the list': [
      () => setFeatured('legacy', true, by),
      async () => ids((await listEveryPost()).posts),
      ['fresh', 'starred', 'draft', 'legacy', 'nowhere'],
    ],
    'no longer': [
      async () => [await setFeatured('starred', false, by), await listFeaturedPosts()],
      [true, []],
    ],
    'no post': [() => setFeatured('none', true, by), 'gone'],
  },
  deletePost: {
    'frees its place and its address': [
      () => deletePost('starred', by),
      async () => [
        await getPost('starred'),
        await getPostBySlug('starred'),
        await countFeatured(),
        await savePost('new', { ...post, slug: 'starred' }, null, by),
      ],
      [null, null, 1, undefined],
    ],
    'tells whether visitors saw it': [
      async () => [await deletePost('fresh', by), await deletePost('draft', by)],
      [true, false],
    ],
    'no post': [() => deletePost('none', by), false],
  },
} satisfies Cases;
