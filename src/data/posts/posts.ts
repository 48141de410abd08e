import { FirebaseError } from 'firebase/app';
import { maxFeatured, type Post, postFrom, postLanguage, spanishId } from '#domain/posts/post.ts';
import { storedText } from '#domain/stored-value.ts';
import { isSlug } from '#domain/text/is-slug.ts';
import type { Language } from '#domain/text/language.ts';
import { collectionAt, docAt } from '../firebase/database.ts';
import { withDates } from '../firebase/dates.ts';
import {
  and,
  type DocumentReference,
  type DocumentSnapshot,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  or,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  where,
} from '../firebase/firestore.ts';
import { pageOf } from '../firebase/page-of.ts';

/** Rules are not filters: a visitor's query must itself ask for published posts only. */
const published = or(where('status', '==', 'published'), where('published', '==', true));

/** `next` is the cursor of the next page; null on the last one. */
type PostPage = { posts: Post[]; next: string | null };

function posts() {
  return collectionAt('blogPosts');
}

function postOf(stored: QueryDocumentSnapshot): Post {
  return postFrom(stored.id, withDates(stored.data()));
}

/** null where the rules refuse: to a visitor a draft does not exist. */
async function unlessDenied<Answer>(read: Promise<Answer>): Promise<Answer | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return null;
    throw error;
  }
}

async function readable(reference: DocumentReference): Promise<QueryDocumentSnapshot | null> {
  const stored: DocumentSnapshot | null = await unlessDenied(getDoc(reference));
  return stored?.exists() ? stored : null;
}

/**
 * Published posts in a language, last changed first; a post that was never changed is on no list. If the cursor's post is
 * deleted, the list starts again. Older posts have no field of their language, so none of them could be asked for.
 */
export async function listPosts({
  after,
  pageSize = 20,
  language = 'en',
}: {
  after?: string;
  pageSize?: number;
  language?: Language;
} = {}): Promise<PostPage> {
  const { items, next } = await pageOf({
    all: query(posts(), published, orderBy('updatedAt', 'desc')),
    after: after ? await readable(doc(posts(), after)) : null,
    size: pageSize,
    itemOf(stored) {
      const post = postOf(stored);
      return postLanguage(post) === language ? post : null;
    },
  });
  return { posts: items, next: next?.id ?? null };
}

/** For the build: every published post with an address, the last changed first, also those that no list shows. */
export async function listPublishedPosts(): Promise<Post[]> {
  const { docs } = await getDocs(query(posts(), published));
  const changedAt = ({ updatedAt, createdAt }: Post) => (updatedAt ?? createdAt)?.getTime() ?? 0;
  return docs
    .map(postOf)
    .filter(({ title, slug }) => title && slug)
    .sort((a, b) => changedAt(b) - changedAt(a));
}

/**
 * The published post at this slug. A renamed post answers to its old slugs, too, and to the slug of the same post in the
 * other language; its own slug then differs. null for a draft or an unknown slug.
 */
export async function getPostBySlug(slug: string, language: Language = 'en'): Promise<Post | null> {
  const post = await findBySlug(slug);
  if (!post || postLanguage(post) === language) return post;
  const other = await readable(doc(posts(), post.translationOf || spanishId(post.id)));
  return other && publicPost(other);
}

/** Staff may read drafts. */
function publicPost(stored: QueryDocumentSnapshot): Post | null {
  const post = postOf(stored);
  return post.published ? post : null;
}

async function findBySlug(slug: string): Promise<Post | null> {
  const found = await unlessDenied(
    getDocs(query(posts(), and(where('slug', '==', slug), published), limit(1))),
  );
  const stored = found?.docs[0];
  if (stored) return postOf(stored);

  const reservation = isSlug(slug) && (await readable(docAt('slugs', slug)));
  const holder = reservation && storedText(reservation.get('postId'));
  const moved = holder && (await readable(doc(posts(), holder)));
  return moved ? publicPost(moved) : null;
}

/** For the build: the slugs that a published post has left and no other has taken. */
export async function listFormerSlugs({ id, slug }: Post): Promise<string[]> {
  const reservations = query(collectionAt('slugs'), where('postId', '==', id));
  const { docs } = await getDocs(reservations);
  return docs.map((reservation) => reservation.id).filter((each) => each !== slug);
}

/** Published posts in English only, last changed first, at most maxFeatured. */
export async function listFeaturedPosts(): Promise<Post[]> {
  const { docs } = await getDocs(
    query(
      posts(),
      and(where('featured', '==', true), published),
      orderBy('updatedAt', 'desc'),
      limit(maxFeatured),
    ),
  );
  return docs.map(postOf).filter((post) => postLanguage(post) === 'en');
}

/** Counted by the server; every post that is not published is a draft. */
export async function countPosts(): Promise<{
  published: number;
  drafts: number;
  featured: number;
}> {
  const [all, live, featured] = await Promise.all([
    getCount(posts()),
    getCount(query(posts(), published)),
    getCount(query(posts(), where('featured', '==', true))),
  ]);
  const publishedCount = live.data().count;
  return {
    published: publishedCount,
    drafts: all.data().count - publishedCount,
    featured: featured.data().count,
  };
}
