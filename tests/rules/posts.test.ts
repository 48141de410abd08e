import {
  and,
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  or,
  orderBy,
  type QueryFilterConstraint,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { as, type Client, startWith } from './environment.ts';
import { deleteLogged, writeContent, writeLogged } from './logged.ts';
import { longest, oddPlaceholders, oddSizes } from './pictures.ts';
import { longAgo, storedPost } from './stored-post.ts';
import { accepts, eachMissing, everyone, mayOf, none, refuses, whoMay } from './tables.ts';

const size = { url: 'https://example.com/cover.webp', width: 1280, height: 853 };
const post = {
  ...storedPost('whiplash-first-week'),
  coverImageUrl: 'https://example.com/cover.webp',
  coverImageAlt: 'A road at dusk',
  coverSizes: { w256: size, w640: size, w1280: size },
  coverPlaceholder: 'data:image/webp;base64,UklGRg==',
  heroUrl: 'http://127.0.0.1:9199/v0/b/clinic/o/hero.webp?alt=media&token=t',
};
const draft = { ...post, slug: 'draft', status: 'draft', published: false };

startWith({
  'blogPosts/shown': post,
  'blogPosts/starred': { ...post, slug: 'starred', featured: true },
  'blogPosts/draft': draft,
  'blogPosts/demo': { ...draft, slug: 'demo', isSample: true },
  // Old posts: only one of the two status fields, or no dates.
  'blogPosts/old': { title: 'Old', slug: 'old', published: true, updatedAt: longAgo },
  'blogPosts/old-draft': { title: 'Old', slug: 'old-draft', published: false, updatedAt: longAgo },
  'blogPosts/status-only': { title: 'S', slug: 's', status: 'published', updatedAt: longAgo },
  'blogPosts/undated': { title: 'Undated', slug: 'undated', status: 'published' },
  'slugs/whiplash-first-week': { postId: 'shown' },
  // The reservation of a deleted post.
  'slugs/gone': { postId: 'gone' },
});

const posts = ({ db }: Client) => collection(db, 'blogPosts');
const isPublished = or(where('status', '==', 'published'), where('published', '==', true));
const isSample = where('isSample', '==', true);
/** Rules are not filters, so each query has the published condition. */
const visible = (client: Client, ...clauses: QueryFilterConstraint[]) =>
  query(posts(client), and(...clauses, isPublished), orderBy('updatedAt', 'desc'), limit(20));

describe('A-RULES-01 A-RULES-02 A-RULES-08 A-RULES-09 A-RULES-12 who may do what with posts', () => {
  whoMay([
    ['read a published one', everyone, ({ db }) => getDoc(doc(db, 'blogPosts/shown'))],
    ['read one with the old flag', everyone, ({ db }) => getDoc(doc(db, 'blogPosts/old'))],
    [
      'read one with a status alone',
      everyone,
      ({ db }) => getDoc(doc(db, 'blogPosts/status-only')),
    ],
    ['read a draft', mayOf('read', 'blogPosts'), ({ db }) => getDoc(doc(db, 'blogPosts/draft'))],
    [
      'read an old draft',
      mayOf('read', 'blogPosts'),
      ({ db }) => getDoc(doc(db, 'blogPosts/old-draft')),
    ],
    [
      'read one that is not there',
      mayOf('read', 'blogPosts'),
      ({ db }) => getDoc(doc(db, 'blogPosts/none')),
    ],
    ['list the published', everyone, (client) => getDocs(visible(client))],
    [
      'list the featured and published',
      everyone,
      (client) => getDocs(visible(client, where('featured', '==', true))),
    ],
    [
      'find a published one by slug',
      everyone,
      (client) =>
        getDocs(query(posts(client), and(where('slug', '==', post.slug), isPublished), limit(1))),
    ],
    [
      'list all',
      mayOf('read', 'blogPosts'),
      (client) => getDocs(query(posts(client), orderBy('updatedAt', 'desc'), limit(100))),
    ],
    [
      'list the featured, drafts too',
      mayOf('read', 'blogPosts'),
      (client) => getDocs(query(posts(client), where('featured', '==', true))),
    ],
    [
      'find any by slug',
      mayOf('read', 'blogPosts'),
      (client) => getDocs(query(posts(client), where('slug', '==', 'draft'), limit(1))),
    ],
    [
      'list drafts',
      mayOf('read', 'blogPosts'),
      (client) => getDocs(query(posts(client), where('status', '==', 'draft'))),
    ],
    [
      'list the published samples',
      everyone,
      (client) => getDocs(query(posts(client), and(isSample, isPublished))),
    ],
    [
      'list all samples',
      mayOf('read', 'blogPosts'),
      (client) => getDocs(query(posts(client), isSample)),
    ],
    [
      'delete a sample',
      mayOf('delete', 'blogPosts'),
      (client) => deleteLogged(client, 'blogPosts/demo'),
    ],
    ['create one', mayOf('create', 'blogPosts'), (client) => createPost(client, newPost)],
    [
      'create one whose slug is waiting',
      mayOf('create', 'blogPosts'),
      (client) => {
        const data = { ...newPost, slug: 'gone' };
        return writeContent(client, 'set', 'blogPosts/gone', data, 'published');
      },
    ],
    [
      'change one',
      mayOf('update', 'blogPosts'),
      (client) => writeContent(client, 'update', 'blogPosts/shown', edit, 'changed'),
    ],
    [
      'delete one',
      mayOf('delete', 'blogPosts'),
      (client) => deleteLogged(client, 'blogPosts/shown'),
    ],
    [
      'create one without its entry',
      none,
      ({ db }) => setDoc(doc(db, 'blogPosts/gone'), { ...newPost, slug: 'gone' }),
    ],
    ['change one without its entry', none, ({ db }) => updateDoc(doc(db, 'blogPosts/shown'), edit)],
    ['delete one without an entry', none, ({ db }) => deleteDoc(doc(db, 'blogPosts/shown'))],
  ]);

  it('A-RULES-01 a visitor gets only the published posts', async () => {
    const found = await getDocs(visible(as('visitor')));
    expect(found.docs.map((each) => each.id).sort()).toEqual([
      'old',
      'shown',
      'starred',
      'status-only',
    ]);
  });

  it("A-RULES-02 a visitor asking for a draft's slug gets nothing", async () => {
    const bySlug = and(where('slug', '==', 'draft'), isPublished);
    expect((await getDocs(query(posts(as('visitor')), bySlug, limit(1)))).empty).toBe(true);
  });
});

const newPost = {
  ...post,
  slug: 'new-post',
  createdAt: serverTimestamp(),
  updatedAt: serverTimestamp(),
};
const edit = { summary: 'Edited', updatedAt: serverTimestamp() };

/** Writes the post and the reservation of its slug in one commit. */
function createPost(client: Client, data: DocumentData): Promise<void> {
  const deed = data.published ? 'published' : 'created';
  return writeContent(client, 'set', 'blogPosts/new', data, deed, (batch) => {
    if (data.slug) batch.set(doc(client.db, 'slugs', String(data.slug)), { postId: 'new' });
  });
}

/** Replaces or changes an article that visitors see. */
function changePost(id: string, how: 'set' | 'update', data: DocumentData): Promise<void> {
  const deed = data.status === 'draft' ? 'withdrawn' : 'changed';
  return writeContent(as('admin'), how, `blogPosts/${id}`, data, deed);
}

const invalid = {
  ...eachMissing(['title', 'summary', 'content', 'status', 'published', 'featured', 'updatedAt']),
  'a blank title': { title: '' },
  'a title over 200': { title: 't'.repeat(201) },
  'a title that is no text': { title: 7 },
  'a summary over 1000': { summary: 's'.repeat(1001) },
  'a summary that is no text': { summary: null },
  'content over 100,000': { content: 'c'.repeat(100_001) },
  'content that is no text': { content: ['c'] },
  'an unknown status': { status: 'scheduled', published: false },
  'a published draft': { status: 'draft', published: true },
  'an unpublished publication': { status: 'published', published: false },
  'published as text': { published: 'true' },
  'featured as text': { featured: 'false' },
  'a script as cover': { coverImageUrl: 'javascript:alert(1)' },
  'a script that names an https address as cover': {
    coverImageUrl: 'javascript:alert(1)//https://example.com/',
  },
  'plain http as cover': { coverImageUrl: 'http://example.com/cover.webp' },
  'another local port as cover': { coverImageUrl: 'http://localhost:9198/cover.webp' },
  'a cover with a quote': { coverImageUrl: 'https://example.com/"onerror="x' },
  'a cover with a line break': { coverImageUrl: 'https://example.com/a\nb' },
  'a cover over 2000': { coverImageUrl: `https://example.com/${'c'.repeat(1981)}` },
  'a cover that is no text': { coverImageUrl: 3 },
  'a cover description over 300': { coverImageAlt: 'a'.repeat(301) },
  'a cover description that is no text': { coverImageAlt: false },
  ...oddSizes('coverSizes', size),
  ...oddPlaceholders('coverPlaceholder'),
  'a script as hero': { heroUrl: 'data:text/html,x' },
  'an invented updatedAt': { updatedAt: longAgo },
  'a mark of a sample': { isSample: true },
  'an extra field': { author: 'Dana Reyes' },
};
const badSlugs = ['Upper', 'two  words', '-start', 'end-', 'a--b', 'ünder', 'a.b', 's'.repeat(121)];

describe('A-RULES-12 an admin creates a post', () => {
  const create = (data: object) => createPost(as('admin'), data);

  accepts(create, newPost, {
    'a complete one': {},
    'a draft': { status: 'draft', published: false },
    'one without pictures': {
      coverImageUrl: undefined,
      coverImageAlt: undefined,
      coverSizes: undefined,
      coverPlaceholder: undefined,
      heroUrl: undefined,
    },
    'one with blank pictures': {
      coverImageUrl: '',
      coverImageAlt: '',
      coverSizes: {},
      coverPlaceholder: '',
      heroUrl: '',
    },
    'a cover of whose widths the address alone is known': {
      coverSizes: { w1280: { url: size.url } },
    },
    'a picture of the local Storage': { coverImageUrl: 'http://localhost:9199/o/a.webp' },
    'the shortest': { title: 't', slug: 's', summary: '', content: '' },
    'the longest': {
      title: 't'.repeat(200),
      slug: 's'.repeat(120),
      summary: 's'.repeat(1000),
      content: 'c'.repeat(100_000),
      coverImageUrl: `https://example.com/${'c'.repeat(1980)}`,
      coverImageAlt: 'a'.repeat(300),
      coverPlaceholder: longest,
    },
  });
  refuses(create, newPost, {
    ...invalid,
    ...eachMissing(['slug', 'createdAt']),
    'an invented createdAt': { createdAt: longAgo },
    'a blank slug': { slug: '' },
    'a slug that is no text': { slug: 5 },
    'a slug that is a list': { slug: ['a'] },
    'a star that no place was taken for': { featured: true },
    ...Object.fromEntries(badSlugs.map((slug) => [`the slug "${slug.slice(0, 10)}"`, { slug }])),
  });
});

describe('A-RULES-12 an admin changes a post', () => {
  const update = (change: object) => changePost('shown', 'update', change);
  const replace = (data: object) => changePost('shown', 'set', data);
  const saved = { ...post, updatedAt: serverTimestamp() };

  accepts(update, edit, {
    'a new summary': {},
    'withdrawing it': { status: 'draft', published: false },
  });
  refuses(replace, saved, {
    ...invalid,
    ...eachMissing(['slug', 'createdAt']),
    'another createdAt': { createdAt: serverTimestamp() },
    'a slug nobody reserved': { slug: 'elsewhere' },
    'a star that no place was taken for': { featured: true },
  });

  const repaired = { ...saved, title: 'Old', slug: 'old', createdAt: undefined };
  const replaceOld = (data: object) => changePost('old', 'set', data);
  accepts(replaceOld, repaired, { 'completing an old one': {} });
  refuses(replaceOld, repaired, { 'dating an old one': { createdAt: serverTimestamp() } });

  const _demo = { ...draft, slug: 'demo', isSample: true };
  const saveSample = (data: object) =>
    writeContent(as('admin'), 'set', 'blogPosts/demo', data, 'changed', (batch) => {
      batch.set(doc(as('admin').db, 'slugs/demo'), { postId: 'demo' });
    });
  const savedDemo = { ...draft, slug: 'demo', updatedAt: serverTimestamp() };
  accepts(saveSample, savedDemo, { 'a sample, which becomes a real one': {} });
  refuses(saveSample, savedDemo, { 'a sample, which stays one': { isSample: true } });

  const unreserved = { ...saved, slug: 'undated', createdAt: undefined };
  const replaceUndated = (data: object) => changePost('undated', 'set', data);
  accepts(replaceUndated, unreserved, { 'an old one whose slug was never reserved': {} });
});

describe('what the log says of an article is what happened', () => {
  const record = (path: string, data: object) => (entry: object) =>
    writeLogged(as('admin'), 'update', path, data, { kind: 'content', ...entry });
  const fields = ['status', 'published'];
  const now = serverTimestamp();
  const withdrawal = { status: 'draft', published: false, updatedAt: now };

  accepts(record('blogPosts/shown', withdrawal), { fields, deed: 'withdrawn' }, { withdrawn: {} });
  refuses(
    record('blogPosts/shown', withdrawal),
    { fields, deed: 'withdrawn' },
    {
      'a withdrawal as a change': { deed: 'changed' },
      'a withdrawal as a publication': { deed: 'published' },
      'fewer fields than have changed': { fields: ['status'] },
      'more fields than have changed': { fields: [...fields, 'summary'] },
      'the text': { title: 'Whiplash' },
    },
  );
  refuses(
    record('blogPosts/shown', edit),
    { fields, deed: 'changed' },
    {
      'a change as a publication': { deed: 'published' },
      'a change as a creation': { deed: 'created' },
    },
  );
  const publication = { ...post, slug: 'draft', updatedAt: now };
  const publish = (entry: object) =>
    writeLogged(
      as('admin'),
      'update',
      'blogPosts/draft',
      publication,
      { kind: 'content', ...entry },
      (batch) => void batch.set(doc(as('admin').db, 'slugs/draft'), { postId: 'draft' }),
    );
  accepts(publish, { deed: 'published' }, { published: {} });
  refuses(publish, { deed: 'published' }, { 'a publication as a change': { deed: 'changed' } });
});

describe('an article in Spanish', () => {
  startWith({
    'blogPosts/shown': post,
    'blogPosts/told-es': { ...post, slug: 'contado', translationOf: 'told' },
  });

  const create = (id: string) => (data: object) =>
    writeContent(as('admin'), 'set', `blogPosts/${id}`, data, 'published', (batch) => {
      batch.set(doc(as('admin').db, 'slugs/latigazo'), { postId: id });
    });
  const spanish = { ...newPost, slug: 'latigazo', translationOf: 'shown' };
  accepts(create('shown-es'), spanish, { 'of an English one': {} });
  refuses(create('other-es'), spanish, {
    'a second one': {},
    'of an English one that is no text': { translationOf: 7 },
  });

  const save = (id: string) => (data: object) =>
    writeContent(as('admin'), 'update', `blogPosts/${id}`, data, 'changed');
  accepts(
    save('told-es'),
    { title: 'Otro', updatedAt: serverTimestamp() },
    { 'with other words': {} },
  );
  refuses(
    save('told-es'),
    { title: 'Otro', updatedAt: serverTimestamp() },
    {
      'that becomes English': { translationOf: '' },
      'that becomes another one’s': { translationOf: 'shown' },
    },
  );
  refuses(
    save('shown'),
    { title: 'Other', updatedAt: serverTimestamp() },
    { 'that an English one becomes': { translationOf: 'told' } },
  );
});
