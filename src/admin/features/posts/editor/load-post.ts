import type { LoaderFunctionArgs } from 'react-router-dom';
import { countFeatured, getPost } from '#data/posts/post-admin.ts';
import { type Settled, settled } from '#data/settled.ts';
import { type Post, spanishId } from '#domain/posts/post.ts';

/**
 * post: null for a new one. translationOf: the id of the English article of a Spanish one, else ''. twin: the same article
 * in the other language; null without one.
 */
export type LoadedPost = {
  post: Post | null;
  featuredCount: number;
  translationOf: string;
  twin: Post | null;
};

/** 'new' in the address is a new post; null where there is no post. */
export async function loader({
  params: { postId = 'new' },
  request,
}: LoaderFunctionArgs): Promise<Settled<LoadedPost | null>> {
  const translationOf = new URL(request.url).searchParams.get('translationOf') ?? '';
  const read = postId === 'new' ? readNew(translationOf) : readPost(postId);
  return settled(read, 'Failed to load a post');
}

/** One who asks for a translation that is there already gets it. */
async function readNew(translationOf: string): Promise<LoadedPost | null> {
  if (!translationOf) return { post: null, featuredCount: 0, translationOf, twin: null };
  const [twin, post] = await Promise.all([
    getPost(translationOf),
    getPost(spanishId(translationOf)),
  ]);
  return twin && { post, featuredCount: 0, translationOf, twin };
}

async function readPost(postId: string): Promise<LoadedPost | null> {
  const [post, featuredCount] = await Promise.all([getPost(postId), countFeatured()]);
  if (!post) return null;
  const { translationOf } = post;
  const twin = await getPost(translationOf || spanishId(postId));
  return { post, featuredCount, translationOf, twin };
}

/** A new lead reloads what is on screen; an article does not change with it. */
export { notForFeed as shouldRevalidate } from '../../../shared/data/feed-reload.ts';
