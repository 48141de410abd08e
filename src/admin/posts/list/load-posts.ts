import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { countFeatured, listEveryPost, type PostList } from '#data/posts/post-admin.ts';
import { report } from '#data/problems/report.ts';
import { notForFeed } from '../../layout/feed-reload.ts';

/** featuredCount: places of the home page that are taken. */
export type Posts = ({ ok: true; featuredCount: number } & PostList) | { ok: false };

/** Never rejects: the list that was there before stays in view when a reload fails. */
export async function loadPosts(): Promise<Posts> {
  try {
    const [list, featuredCount] = await Promise.all([listEveryPost(), countFeatured()]);
    return { ok: true, ...list, featuredCount };
  } catch (error) {
    report(error, 'Failed to load blog posts');
    return { ok: false };
  }
}

/** Search and filter go through what is there already; they need no new read. */
export function readAgain(asked: ShouldRevalidateFunctionArgs): boolean {
  return asked.currentUrl.search === asked.nextUrl.search && notForFeed(asked);
}
