import {
  and,
  collection,
  getCount,
  getDocs,
  limit,
  or,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite';
import { maxFeatured, type Post, postFrom } from '#domain/post.ts';
import { withDates } from './dates.ts';
import { database } from './firebase.ts';

/** Rules are no filters: a visitor's query is refused unless it asks for published posts alone. */
const published = or(where('status', '==', 'published'), where('published', '==', true));

function posts() {
  return collection(database(), 'blogPosts');
}

/** Published ones only, the last changed first, at most maxFeatured. */
export async function listFeaturedPosts(): Promise<Post[]> {
  const { docs } = await getDocs(
    query(
      posts(),
      and(where('featured', '==', true), published),
      orderBy('updatedAt', 'desc'),
      limit(maxFeatured),
    ),
  );
  return docs.map((stored) => postFrom(stored.id, withDates(stored.data())));
}

/** Counted by the server; whatever is not published is a draft. */
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
