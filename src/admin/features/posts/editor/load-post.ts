import type { LoaderFunctionArgs } from 'react-router-dom';
import { countFeatured, getPost } from '#data/posts/post-admin.ts';
import { type Settled, settled } from '#data/settled.ts';
import type { Post } from '#domain/posts/post.ts';

/** post: null for a new one. */
export type LoadedPost = { post: Post | null; featuredCount: number };

/** 'new' in the address is a new post; null where there is no post. */
export async function loader({
  params: { postId = 'new' },
}: LoaderFunctionArgs): Promise<Settled<LoadedPost | null>> {
  if (postId === 'new') return { ok: true, value: { post: null, featuredCount: 0 } };
  return settled(readPost(postId), 'Failed to load a post');
}

async function readPost(postId: string): Promise<LoadedPost | null> {
  const [post, featuredCount] = await Promise.all([getPost(postId), countFeatured()]);
  return post && { post, featuredCount };
}

/** A new lead reloads what is on screen; an article does not change with it. */
export { notForFeed as shouldRevalidate } from '../../../shared/data/feed-reload.ts';
