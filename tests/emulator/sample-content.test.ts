import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signOut } from '#data/account/auth.ts';
import { listPublicPhotos } from '#data/pictures/photos.ts';
import { deletePost, savePost } from '#data/posts/post-admin.ts';
import { listFeaturedPosts, listPublishedPosts } from '#data/posts/posts.ts';
import { countSampleContent, removeSampleContent } from '#data/sample-content.ts';
import { listShownReviews } from '#data/shown-reviews.ts';
import { listShownSamples } from '#data/shown-samples.ts';
import { listStaff } from '#data/staff.ts';
import { blankPost } from '#domain/posts/post-fields.ts';
import { addSamples } from '../../netlify/lib/add-samples.ts';
import { localEnv } from '../../scripts/local/local-env.ts';
import { repair } from '../../scripts/repair.ts';
import type { SeedDocument } from '../../scripts/seed/document.ts';
import { drawings } from '../../scripts/seed/pictures/drawings.ts';
import type { Pictures } from '../../scripts/seed/pictures/pictures.ts';
import { dataSet } from '../../scripts/seed/sets/data-set.ts';
import { sampleShelf } from '../../scripts/seed/sets/sample-shelf.ts';
import { send } from '../netlify/post-form.ts';
import { mend } from './form-faults.ts';
import { dana, signInAs } from './sign-in-as.ts';
import { emulator } from './stored.ts';

const renditions = [1280, 640, 256].map((width) => ({
  width,
  height: width / 2,
  bytes: new Uint8Array([width % 251]),
}));
const pictures = Object.fromEntries(
  Object.keys(drawings).map((name) => [name, { renditions, placeholder: '' }]),
) as Pictures;
const shelf = sampleShelf(new Date(), pictures, emulator.urlOf);

const article = {
  ...{ title: 'Ours', slug: 'ours', status: 'published', published: true, featured: true },
  ...{ createdAt: new Date(), updatedAt: new Date() },
};
const photo = {
  ...{ type: 'clinicPhoto', mediaType: 'image', alt: 'Our door', createdAt: new Date() },
  ...{ status: 'published', visibility: 'public', downloadURL: 'https://files.example/door.webp' },
};
/** What a clinic has of its own. */
const own: SeedDocument[] = [
  { path: 'staff/avery', data: { name: 'Avery', title: 'Chiropractor', order: 1 } },
  { path: 'blogPosts/ours', data: article },
  { path: 'slugs/ours', data: { postId: 'ours' } },
  { path: 'media/door', data: photo },
];

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  mend('smtp://127.0.0.1:1');
  await emulator.wipe();
  await emulator.store(shelf.documents);
});
afterEach(async () => {
  await signOut();
});

async function ask(token: string | null) {
  const headers = { authorization: `Bearer ${token}` };
  const body = JSON.stringify({ type: 'add-samples' });
  return (await send({ method: 'POST', headers, body })).status;
}

/** Names of what visitors see. */
async function shown() {
  const [staff, articles, photos, reviews] = await Promise.all([
    listStaff(),
    listPublishedPosts(),
    listPublicPhotos(),
    listShownReviews(),
  ]);
  return {
    staff: staff.map(({ name }) => name),
    articles: articles.map(({ title }) => title),
    photos: photos.map(({ alt }) => alt),
    reviews: reviews.length,
  };
}

const all = { people: 3, reviews: 3, articles: 6, mediaItems: 12 };
const nothing = { people: 0, reviews: 0, articles: 0, mediaItems: 0 };

describe('the sample content of a demo', () => {
  it('comes to an empty demo, once, with stars and a right gallery, and goes', async () => {
    const token = await signInAs('admin');
    for (const _ of [1, 2]) {
      expect(await ask(token)).toBe(200);
      expect(await countSampleContent()).toEqual(all);
    }
    const pages = await shown();
    expect(pages).toMatchObject({ staff: { length: 3 }, photos: { length: 12 }, reviews: 3 });
    expect((await listFeaturedPosts()).length).toBeGreaterThan(0);
    expect(await listShownSamples()).toMatchObject({
      articles: { length: 6 },
      photos: { length: 12 },
    });
    expect(await repair(localEnv)).not.toContain('gallery');

    await removeSampleContent(dana);
    expect(await countSampleContent()).toEqual(nothing);
    expect(await shown()).toEqual({ staff: [], articles: [], photos: [], reviews: 0 });
    expect(await listShownSamples()).toEqual({ articles: [], photos: [] });
    expect(await repair(localEnv)).not.toContain('gallery');

    // It can come again, and go.
    expect(await ask(token)).toBe(200);
    expect(await shown()).toEqual(pages);
    await removeSampleContent(dana);
    expect(await countSampleContent()).toEqual(nothing);
  });

  it('comes beside what is there, and goes without it', async () => {
    await emulator.store([...own, { path: 'counters/featuredPosts', data: { ids: ['ours'] } }]);
    await repair(localEnv);
    const token = await signInAs('admin');
    expect(await ask(token)).toBe(200);
    expect(await countSampleContent()).toEqual(all);
    // The star of the own article is the only one.
    expect((await listFeaturedPosts()).map(({ title }) => title)).toEqual(['Ours']);
    expect((await shown()).photos).toContain('Our door');
    await removeSampleContent(dana);
    expect(await shown()).toEqual({
      ...{ staff: ['Avery'], articles: ['Ours'], photos: ['Our door'], reviews: 0 },
    });
  });

  it('has no article whose address is taken, and never replaces what staff saved', async () => {
    const token = await signInAs('admin');
    await ask(token);
    const [first, second] = await listPublishedPosts();
    if (!first || !second) throw new Error('no articles');
    await deletePost(first.id, dana);
    const fields = { ...blankPost, summary: 'S', content: 'C', published: true };
    await savePost('mine', { ...fields, title: 'Mine', slug: first.slug }, null, dana);
    const { title, slug } = second;
    await savePost(second.id, { ...fields, title: `${title}!`, slug }, null, dana);
    expect(await ask(token)).toBe(200);
    const { articles } = await shown();
    expect(articles).toHaveLength(6);
    expect(articles).toEqual(expect.arrayContaining(['Mine', `${title}!`]));
    await removeSampleContent(dana);
    expect((await shown()).articles.sort()).toEqual(['Mine', `${title}!`].sort());
  });

  it('goes from the demo data, too, in several tries', async () => {
    const seed = dataSet(new Date(), pictures, emulator.urlOf);
    await emulator.store(seed.documents);
    await signInAs('owner');
    const fail = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('offline'));
    await expect(removeSampleContent(dana)).rejects.toThrow();
    fail.mockRestore();
    await removeSampleContent(dana);
    expect(await countSampleContent()).toEqual(nothing);
    expect(await shown()).toEqual({ staff: [], articles: [], photos: [], reviews: 0 });
    expect(await repair(localEnv)).not.toContain('gallery');
  });

  it('is refused in a real project, and where the demo has none', async () => {
    await emulator.wipe();
    await expect(addSamples()).rejects.toThrow('Seed this demo again first.');
    vi.stubEnv('FIREBASE_PROJECT_ID', 'harbor-clinic');
    await expect(addSamples()).rejects.toThrow('Only a demo has sample content.');
  });

  it.each([
    ['front_desk', 403],
    ['editor', 403],
    [null, 401],
  ])('is no matter of %j, who gets %d', async (role, status) => {
    const token = role === null ? null : await signInAs(role);
    expect(await ask(token)).toBe(status);
    expect(await listStaff()).toEqual([]);
  });
});
