import { beforeEach, describe, expect, it } from 'vitest';
import { signOut } from '#data/account/auth.ts';
import type { WriteError } from '#data/firebase/write-errors.ts';
import { createImage } from '#data/pictures/images.ts';
import {
  countFeatured,
  deletePost,
  getPost,
  listEveryPost,
  newPostId,
  savePost,
  setFeatured,
} from '#data/posts/post-admin.ts';
import { blankPost, type PostFields, postFieldsOf } from '#domain/posts/post-fields.ts';
import type { StoredValue } from '../../scripts/seed/document.ts';
import { pathsWith } from './all-documents.ts';
import { dana, signInAs } from './sign-in-as.ts';
import { emulator, storedIn } from './stored.ts';

const day = (date: number) => new Date(Date.UTC(2026, 9, date, 18));

beforeEach(async () => {
  await emulator.wipe();
  await signInAs('admin');
});

const storePosts = (posts: Record<string, Record<string, StoredValue>>) =>
  emulator.store(
    Object.entries(posts).map(([id, data]) => ({
      path: `blogPosts/${id}`,
      data: {
        ...{ title: id, slug: id, summary: 'S', content: 'C', status: 'draft', published: false },
        ...{ featured: false, createdAt: day(1), updatedAt: day(1) },
        ...data,
      },
    })),
  );

const fields = (change: Partial<PostFields> = {}): PostFields => ({
  ...blankPost,
  title: 'Neck pain after a crash',
  slug: 'neck-pain',
  summary: 'What usually helps.',
  content: 'Keep moving.',
  ...change,
});

const stored = async (id: string) => (await storedIn('blogPosts')).find((post) => post.id === id);
const holders = async () =>
  Object.fromEntries((await storedIn('slugs')).map(({ id, postId }) => [id, postId]));
const starred = async () =>
  (await storedIn('blogPosts')).filter(({ featured }) => featured).map(({ id }) => id);
const places = async () => (await storedIn('counters'))[0]?.ids;

describe('the list', () => {
  it('A-BLOG-18 ends after a hundred, and counts them all', async () => {
    const many = Array.from({ length: 103 }, (_, n) => [`p${n}`, { updatedAt: day(n) }] as const);
    await storePosts(Object.fromEntries(many));
    const { posts, total } = await listEveryPost();
    expect(posts).toHaveLength(100);
    expect(posts[0]?.id).toBe('p102');
    expect(total).toBe(103);
  });
});

/** 'saved', or the code of its refusal. */
function resultsOf(saves: Promise<void>[]): Promise<string[]> {
  return Promise.all(
    saves.map((save) =>
      save.then(
        () => 'saved',
        (error: WriteError) => error.code,
      ),
    ),
  );
}

describe('creating', () => {
  it('A-FORM-26 stores the fields, server dates, both status fields, and the reservation', async () => {
    const before = Date.now();
    await savePost('a', fields(), null, dana);
    const { createdAt, updatedAt, ...rest }: Record<string, unknown> = (await stored('a')) ?? {};
    const { published: _, ...texts } = fields();
    expect(rest).toEqual({
      ...texts,
      coverSizes: {},
      coverPlaceholder: '',
      id: 'a',
      status: 'draft',
      published: false,
      featured: false,
      changeId: expect.any(String),
    });
    expect(createdAt).toEqual(updatedAt);
    expect((createdAt as Date).getTime()).toBeGreaterThan(before - 5000);
    expect(await holders()).toEqual({ 'neck-pain': 'a' });
  });

  it('A-FORM-20 A-FORM-23 refuses a slug in use, also without a reservation', async () => {
    await storePosts({ other: { slug: 'neck-pain' } });
    await expect(savePost('a', fields(), null, dana)).rejects.toMatchObject({ code: 'taken' });
    expect(await stored('a')).toBeUndefined();
  });

  it('A-FORM-20 lets one of twenty parallel posts have a slug', async () => {
    const ids = Array.from({ length: 20 }, newPostId);
    const results = await resultsOf(
      ids.map((id) => savePost(id, fields({ title: id }), null, dana)),
    );
    const winners = ids.filter((_, n) => results[n] === 'saved');
    expect(winners).toHaveLength(1);
    expect(results.filter((result) => result === 'taken')).toHaveLength(19);
    expect((await storedIn('blogPosts')).map(({ id }) => id)).toEqual(winners);
    expect(await holders()).toEqual({ 'neck-pain': winners[0] });
  });

  it('succeeds when tried again after the answer got lost', async () => {
    await savePost('a', fields(), null, dana);
    await savePost('a', fields({ summary: 'More' }), null, dana);
    expect(await stored('a')).toMatchObject({ summary: 'More' });
  });
});

describe('changing', () => {
  beforeEach(async () => {
    await savePost('a', fields(), null, dana);
  });

  it('A-FORM-22 A-FORM-27 changes the fields and updatedAt, keeps createdAt and its own slug', async () => {
    const before = await stored('a');
    const published = fields({ title: 'Neck pain', published: true });
    await savePost('a', published, fields(), dana);
    const after = await stored('a');
    expect(after).toMatchObject({ title: 'Neck pain', status: 'published', published: true });
    expect(after?.createdAt).toEqual(before?.createdAt);
    expect(after?.updatedAt).not.toEqual(before?.updatedAt);
  });

  it('A-FORM-21 refuses the slug of another post, also when two take it at once', async () => {
    await savePost('b', fields({ slug: 'back-pain' }), null, dana);
    const taken = savePost('b', fields(), fields({ slug: 'back-pain' }), dana);
    await expect(taken).rejects.toMatchObject({ code: 'taken' });

    const moves = await resultsOf([
      savePost('a', fields({ slug: 'pain' }), fields(), dana),
      savePost('b', fields({ slug: 'pain' }), fields({ slug: 'back-pain' }), dana),
    ]);
    expect(moves.sort()).toEqual(['saved', 'taken']);
  });

  it('does not overwrite a colleague’s change', async () => {
    await savePost('a', fields({ summary: 'Theirs' }), fields(), dana);
    const mine = savePost('a', fields({ summary: 'Mine' }), fields(), dana);
    await expect(mine).rejects.toMatchObject({ code: 'changed', theirs: { summary: 'Theirs' } });
    expect(await stored('a')).toMatchObject({ summary: 'Theirs' });
  });

  it('reports a conflict to one of two parallel saves', async () => {
    const results = await resultsOf([
      savePost('a', fields({ summary: 'One' }), fields(), dana),
      savePost('a', fields({ summary: 'Two' }), fields(), dana),
    ]);
    expect(results.sort()).toEqual(['changed', 'saved']);
  });

  it('has no conflict with a star', async () => {
    await setFeatured('a', true, dana);
    await savePost('a', fields({ summary: 'Mine' }), fields(), dana);
    expect(await stored('a')).toMatchObject({ summary: 'Mine', featured: true });
  });

  it('adds status and reservation to an old post', async () => {
    await emulator.store([
      { path: 'blogPosts/old', data: { title: 'Old', slug: 'old', published: true } },
    ]);
    const old = await getPost('old');
    if (!old) throw new Error('not stored');
    const base = postFieldsOf(old);
    await savePost('old', { ...base, summary: 'New' }, base, dana);
    expect(await stored('old')).toMatchObject({ status: 'published', summary: 'New' });
    expect(await holders()).toMatchObject({ old: 'old' });
  });

  it('rejects when it is forbidden', async () => {
    await signOut();
    await expect(savePost('a', fields({ summary: 'Mine' }), fields(), dana)).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});

describe('the cover', () => {
  const file = (name: string) => `https://files.example/${name}.webp`;
  const image = (name: string) => ({
    alt: name,
    sizes: {
      w256: { url: file(`${name}-w256`), width: 256, height: 171 },
      w640: { url: file(`${name}-w640`), width: 640, height: 427 },
      w1280: { url: file(name), width: 1280, height: 853 },
    },
    originalPath: `blogImages/${name}.webp`,
    placeholder: `data:image/webp;base64,${name}`,
  });
  const [road, desk] = [image('road'), image('desk')];
  const withCover = (name: string) => fields({ coverImageUrl: file(name), coverImageAlt: name });
  const knownOf = ({ sizes, placeholder }: typeof road) => ({
    coverSizes: sizes,
    coverPlaceholder: placeholder,
  });

  beforeEach(async () => {
    for (const each of [road, desk]) await createImage(each, dana);
  });

  it('A-FORM-26 A-COVER-07 is stored with its renditions from the library, which change with it', async () => {
    await savePost('a', withCover('road'), null, dana);
    expect(await stored('a')).toMatchObject(knownOf(road));
    await savePost('a', withCover('desk'), withCover('road'), dana);
    expect(await stored('a')).toMatchObject(knownOf(desk));
    expect((await getPost('a'))?.coverSizes.map(({ width }) => width)).toEqual([256, 640, 1280]);
    await savePost('a', fields(), withCover('desk'), dana);
    expect(await stored('a')).toMatchObject({ coverSizes: {}, coverPlaceholder: '' });
  });

  it('is only a URL when it is not in the library', async () => {
    await savePost('a', withCover('road-w640'), null, dana);
    expect(await stored('a')).toMatchObject({ coverSizes: {}, coverPlaceholder: '' });
    await emulator.store([
      {
        path: 'images/old',
        data: { alt: 'Old', sizes: { w1280: { url: file('old') }, thumb: {} }, createdAt: day(1) },
      },
    ]);
    await savePost('a', withCover('old'), withCover('road-w640'), dana);
    expect(await stored('a')).toMatchObject({ coverSizes: { w1280: { url: file('old') } } });
    expect((await getPost('a'))?.coverSizes).toEqual([
      { url: file('old'), width: 1280, height: 0 },
    ]);
  });

  it('A-BLOG-15 A-BLOG-16 stays when the star changes', async () => {
    await savePost('a', withCover('road'), null, dana);
    await setFeatured('a', true, dana);
    expect(await stored('a')).toMatchObject({ ...knownOf(road), featured: true });
    await setFeatured('a', false, dana);
    expect(await stored('a')).toMatchObject({ ...knownOf(road), featured: false });
  });
});

describe('the star', () => {
  const ids = Array.from({ length: 10 }, (_, n) => `p${n}`);
  beforeEach(() => storePosts(Object.fromEntries(ids.map((id) => [id, {}]))));

  it('A-BLOG-15 A-BLOG-16 is added and removed with its place', async () => {
    await setFeatured('p1', true, dana);
    expect(await starred()).toEqual(['p1']);
    expect(await countFeatured()).toBe(1);
    await setFeatured('p1', false, dana);
    expect(await starred()).toEqual([]);
    expect(await places()).toEqual([]);
  });

  it('A-BLOG-15 A-BLOG-16 is added to and removed from an old post without a status', async () => {
    await emulator.store([
      {
        path: 'blogPosts/old',
        data: { title: 'Old', slug: 'old', content: 'C', published: true, featured: true },
      },
      { path: 'counters/featuredPosts', data: { ids: ['old'] } },
    ]);
    await setFeatured('old', false, dana);
    expect(await stored('old')).toMatchObject({ content: 'C', published: true, featured: false });
    await setFeatured('old', true, dana);
    expect(await places()).toEqual(['old']);
  });

  it('A-BLOG-17 is added to three of ten posts in parallel', async () => {
    const results = await Promise.allSettled(ids.map((id) => setFeatured(id, true, dana)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await starred()).toHaveLength(3);
    expect(await places()).toHaveLength(3);
  });
});

describe('deleting', () => {
  it('A-BLOG-14 removes the star first, and keeps the reservation', async () => {
    await savePost('a', fields(), null, dana);
    await setFeatured('a', true, dana);
    await deletePost('a', dana);
    expect(await storedIn('blogPosts')).toEqual([]);
    expect(await places()).toEqual([]);
    expect(await holders()).toEqual({ 'neck-pain': 'a' });
  });

  it('A-BLOG-14 does nothing for a deleted post', async () => {
    const before = await pathsWith('');
    await deletePost('gone', dana);
    expect(await pathsWith('')).toEqual(before);
  });
});
