import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { type CountedPosts, countFeatured, listEveryPost } from '#data/posts/post-admin.ts';
import { settled } from '#data/settled.ts';
import { deferIfSlow } from '../../../shared/data/defer-if-slow.ts';
import { notForFeed } from '../../../shared/data/feed-reload.ts';

/** featuredCount: how many places of the home page are taken. */
export type Posts = CountedPosts & { featuredCount: number };

export const loader = () =>
  deferIfSlow({ posts: settled(readPosts(), 'Failed to load blog posts') });

async function readPosts(): Promise<Posts> {
  const [list, featuredCount] = await Promise.all([listEveryPost(), countFeatured()]);
  return { ...list, featuredCount };
}

/** Search and filter use the loaded posts; they need no new read. */
export function readAgain(asked: ShouldRevalidateFunctionArgs): boolean {
  return asked.currentUrl.search === asked.nextUrl.search && notForFeed(asked);
}
