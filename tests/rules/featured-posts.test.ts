import { assertFails } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, getDoc, setDoc, writeBatch } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { maxFeatured } from '#domain/posts/post.ts';
import { as, type Client, startWith, store } from './environment.ts';
import { deleteLogged, newId, signed, writeContent } from './logged.ts';
import { storedPost } from './stored-post.ts';
import { accepts, changeAlone, mayOf, none, refuses, whoMay } from './tables.ts';

const post = (id: string, featured: boolean) => ({ ...storedPost(id), featured });

startWith({
  'blogPosts/a': post('a', true),
  'blogPosts/b': post('b', true),
  'blogPosts/c': post('c', false),
  'blogPosts/d': post('d', false),
  'counters/featuredPosts': { ids: ['a', 'b'] },
});

const places = ({ db }: Client) => doc(db, 'counters/featuredPosts');

/** Sets stars and the three places in one commit. With null, the places stay. */
function feature(client: Client, stars: Record<string, boolean>, ids: unknown): Promise<void> {
  const batch = writeBatch(client.db);
  for (const [id, featured] of Object.entries(stars)) {
    const changeId = newId();
    batch.update(doc(client.db, 'blogPosts', id), { featured, changeId });
    const entry = { kind: 'content', deed: 'changed', fields: ['featured'], ...signed(client) };
    batch.set(doc(client.db, 'blogPosts', id, 'activity', changeId), entry);
  }
  if (ids) batch.set(places(client), { ids });
  return batch.commit();
}

type Step = { stars: Record<string, boolean>; ids: unknown };
const step = (stars: Record<string, boolean>, ids: unknown): Step => ({ stars, ids });
const run = (data: object) => {
  const { stars, ids } = data as Step;
  return feature(as('admin'), stars, ids);
};

describe('who may do what with the places of featured posts', () => {
  whoMay([
    ['see them', mayOf('read', 'counters'), (client) => getDoc(places(client))],
    [
      'star a post',
      mayOf('update', 'counters'),
      (client) => feature(client, { c: true }, ['a', 'b', 'c']),
    ],
    [
      'write them as they are',
      mayOf('update', 'counters'),
      (client) => feature(client, {}, ['a', 'b']),
    ],
    ['delete them', none, (client) => deleteDoc(places(client))],
    ['see another counter', none, ({ db }) => getDoc(doc(db, 'counters/leads'))],
    ['write another counter', none, ({ db }) => setDoc(doc(db, 'counters/leads'), { ids: [] })],
  ]);
});

describe('a star and its place change together', () => {
  accepts(run, changeAlone, {
    'a third star': step({ c: true }, ['a', 'b', 'c']),
    'one star less': step({ a: false }, ['b']),
    'no stars': step({ a: false, b: false }, []),
    'an exchange': step({ a: false, c: true }, ['b', 'c']),
    'an exchange of all': step({ a: false, b: false, c: true, d: true }, ['c', 'd']),
    'another order': step({}, ['b', 'a']),
  });
  refuses(run, changeAlone, {
    'a fourth star': step({ c: true, d: true }, ['a', 'b', 'c', 'd']),
    'a fourth star with a place taken from another': step({ c: true, d: true }, ['b', 'c', 'd']),
    'a star without a place': step({ c: true }, null),
    'a star with the places of others': step({ c: true }, ['a', 'b']),
    'a place without a star': step({}, ['a', 'b', 'c']),
    'a first place without a star': step({}, ['c', 'a', 'b']),
    'a middle place without a star': step({}, ['a', 'c', 'b']),
    'a star less that keeps its place': step({ a: false }, null),
    'a first place left by a star': step({}, ['b']),
    'a second place left by a star': step({}, ['a']),
    'one post twice': step({}, ['a', 'b', 'a']),
    'a post that is not there': step({}, ['a', 'b', 'none']),
    'no list': step({}, 'ab'),
    'a map': step({}, { a: true, b: true }),
  });

  it('refuses another change beside the star, without its date', async () => {
    const fields = { featured: true, title: 'Other' };
    const both = writeContent(
      ...([as('admin'), 'update', 'blogPosts/c', fields, 'changed'] as const),
      (batch) => void batch.set(places(as('admin')), { ids: ['a', 'b', 'c'] }),
    );
    await assertFails(both);
  });

  it('refuses to leave a removed star in the third place', async () => {
    await feature(as('admin'), { c: true }, ['a', 'b', 'c']);
    await assertFails(feature(as('admin'), {}, ['a', 'b']));
  });

  it('refuses an extra field', () =>
    assertFails(setDoc(places(as('admin')), { ids: ['a', 'b'], limit: 4 })));

  it('frees the place of a deleted post', async () => {
    await store({ 'counters/featuredPosts': { ids: ['a', 'b', 'gone'] } });
    await feature(as('admin'), { c: true }, ['a', 'b', 'c']);
  });

  it(`has ${maxFeatured} places`, async () => {
    await feature(as('admin'), { c: true }, ['a', 'b', 'c']);
    const { ids } = (await getDoc(places(as('admin')))).data() ?? {};
    expect(ids).toHaveLength(maxFeatured);
  });
});

describe('before any post was featured', () => {
  startWith({ 'blogPosts/a': post('a', false), 'blogPosts/b': post('b', false) });

  whoMay([
    [
      'set up the places',
      mayOf('create', 'counters'),
      (client) => setDoc(places(client), { ids: [] }),
    ],
  ]);

  it('takes the first places', async () => {
    await feature(as('admin'), { a: true, b: true }, ['a', 'b']);
  });

  it('refuses a place without a star', () =>
    assertFails(feature(as('admin'), { a: true }, ['a', 'b'])));
});

describe('deleting', () => {
  it('refuses to delete a post that carries a star', () =>
    assertFails(deleteLogged(as('admin'), 'blogPosts/a')));

  it('deletes a post whose star was taken off', async () => {
    await feature(as('admin'), { a: false }, ['b']);
    const stored = await getDoc(doc(as('admin').db, 'blogPosts/a'));
    await assertFails(deleteLogged(as('admin'), 'blogPosts/a'));
    await deleteLogged(as('admin'), 'blogPosts/a', 'A name', stored.get('changeId'));
  });
});
