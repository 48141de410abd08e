import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { type CountedPosts, countFeatured, listEveryPost } from '#data/posts/post-admin.ts';
import { type Settled, settled } from '#data/settled.ts';
import { notForFeed } from '../../../shared/data/feed-reload.ts';

/** featuredCount: how many places of the home page are taken. */
export type Posts = CountedPosts & { featuredCount: number };

export const postsFailed = 'Failed to load blog posts';

export function loadPosts(): Promise<Settled<Posts>> {
  const all = Promise.all([listEveryPost(), countFeatured()]);
  return settled(
    all.then(([list, featuredCount]) => ({ ...list, featuredCount })),
    postsFailed,
  );
}

/** Search and filter use the loaded posts; they need no new read. */
export function readAgain(asked: ShouldRevalidateFunctionArgs): boolean {
  return asked.currentUrl.search === asked.nextUrl.search && notForFeed(asked);
}
