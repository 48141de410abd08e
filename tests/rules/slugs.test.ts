import { assertFails } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { as, startWith, stored } from './environment.ts';
import { deleteLogged, newId, signed } from './logged.ts';
import { storedPost } from './stored-post.ts';
import { everyone, mayOf, none, refuses, whoMay } from './tables.ts';

startWith({
  'blogPosts/shown': storedPost('shown'),
  'blogPosts/other': storedPost('other'),
  'blogPosts/draft': { ...storedPost('draft'), status: 'draft', published: false },
  // Old posts: one without a status, one without a reservation.
  'blogPosts/old': { title: 'Old', slug: 'old', published: true },
  'blogPosts/unreserved': storedPost('unreserved'),
  'slugs/shown': { postId: 'shown' },
  'slugs/other': { postId: 'other' },
  'slugs/draft': { postId: 'draft' },
  'slugs/old': { postId: 'old' },
});

/** Sets slugs of posts ({post: slug}) and reservations ({slug: post}) in one commit. */
async function give(
  slugOf: Record<string, string>,
  holderOf: Record<string, string>,
): Promise<void> {
  const { db } = as('admin');
  const now = serverTimestamp();
  const batch = writeBatch(db);
  for (const [id, slug] of Object.entries(slugOf)) {
    const post = doc(db, 'blogPosts', id);
    const changeId = newId();
    if (id === 'new') {
      batch.set(post, { ...storedPost(slug), createdAt: now, updatedAt: now, changeId });
    } else batch.update(post, { slug, updatedAt: now, changeId });
    const written = ['title', 'slug', 'summary', 'content', 'status', 'published', 'featured'];
    const before = (await stored(`blogPosts/${id}`)).slug;
    const fields = id === 'new' ? written : before === slug ? [] : ['slug'];
    const deed = id === 'new' ? 'published' : 'changed';
    batch.set(doc(post, 'activity', changeId), {
      ...{ kind: 'content', deed, fields },
      ...signed(as('admin')),
    });
  }
  for (const [slug, postId] of Object.entries(holderOf)) {
    batch.set(doc(db, 'slugs', slug), { postId });
  }
  return batch.commit();
}

const slugsOf = (db: Firestore, postId: string) =>
  query(collection(db, 'slugs'), where('postId', '==', postId));

describe('who may do what with the reservations of slugs', () => {
  whoMay([
    ["see a published post's", everyone, ({ db }) => getDoc(doc(db, 'slugs/shown'))],
    ["see an old post's", everyone, ({ db }) => getDoc(doc(db, 'slugs/old'))],
    ["see a draft's", mayOf('read', 'slugs'), ({ db }) => getDoc(doc(db, 'slugs/draft'))],
    ['ask for a free one', mayOf('read', 'slugs'), ({ db }) => getDoc(doc(db, 'slugs/free'))],
    ['list them', none, ({ db }) => getDocs(collection(db, 'slugs'))],
    ["list a published post's", everyone, ({ db }) => getDocs(slugsOf(db, 'shown'))],
    ["list a draft's", none, ({ db }) => getDocs(slugsOf(db, 'draft'))],
    ["list a deleted post's", none, ({ db }) => getDocs(slugsOf(db, 'gone'))],
    [
      'renew one',
      mayOf('update', 'slugs'),
      ({ db }) => setDoc(doc(db, 'slugs/shown'), { postId: 'shown' }),
    ],
    [
      'make a missing one',
      mayOf('create', 'slugs'),
      ({ db }) => setDoc(doc(db, 'slugs/unreserved'), { postId: 'unreserved' }),
    ],
    ['delete one', none, ({ db }) => deleteDoc(doc(db, 'slugs/shown'))],
  ]);
});

describe.each(['shown', 'unreserved'])('the reservation of %s', (slug) => {
  const reserve = (data: object) => setDoc(doc(as('admin').db, 'slugs', slug), data);

  refuses(
    reserve,
    { postId: slug },
    {
      'no post': { postId: undefined },
      'a post with another slug': { postId: 'other' },
      'a post that is not there': { postId: 'none' },
      'an extra field': { redirectTo: 'https://example.com' },
    },
  );
});

describe('a new post', () => {
  it('takes a free slug', () => give({ new: 'free' }, { free: 'new' }));
  it('needs a reservation', () => assertFails(give({ new: 'free' }, {})));
  it('needs its own reservation', () => assertFails(give({ new: 'shown' }, {})));
  it('cannot take the slug of a published post', () =>
    assertFails(give({ new: 'shown' }, { shown: 'new' })));
  it('cannot take the slug of a draft', () =>
    assertFails(give({ new: 'draft' }, { draft: 'new' })));

  it('takes the former slug of another post', async () => {
    await give({ shown: 'renamed' }, { renamed: 'shown' });
    await give({ new: 'shown' }, { shown: 'new' });
  });

  it('takes the slug of a deleted post', async () => {
    await deleteLogged(as('admin'), 'blogPosts/shown');
    await give({ new: 'shown' }, { shown: 'new' });
  });
});

describe('a renamed post', () => {
  it('takes a free slug', () => give({ shown: 'free' }, { free: 'shown' }));
  it('needs a reservation', () => assertFails(give({ shown: 'free' }, {})));
  it('needs its own reservation', () => assertFails(give({ shown: 'other' }, {})));
  it('cannot reserve for another post', () =>
    assertFails(give({ shown: 'free' }, { free: 'other' })));
  it('cannot reserve one slug and take another', () =>
    assertFails(give({ shown: 'free' }, { elsewhere: 'shown' })));

  it('is still found under its old slug', async () => {
    await give({ shown: 'renamed' }, { renamed: 'shown' });
    const reservation = await getDoc(doc(as('visitor').db, 'slugs/shown'));
    expect(reservation.data()).toEqual({ postId: 'shown' });
  });

  it('gets its old slug back', async () => {
    await give({ shown: 'renamed' }, { renamed: 'shown' });
    await give({ shown: 'shown' }, { shown: 'shown' });
  });

  it('exchanges its slug with another in one commit', () =>
    give({ shown: 'other', other: 'shown' }, { other: 'shown', shown: 'other' }));

  it('keeps its slug without a reservation', () => give({ unreserved: 'unreserved' }, {}));
});
