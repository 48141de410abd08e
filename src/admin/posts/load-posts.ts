import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { listEveryPost, type PostList } from '#data/post-admin.ts';
import { notForFeed } from '../layout/feed-reload.ts';

export type Posts = ({ ok: true } & PostList) | { ok: false };

/** Never rejects: the list that was there before stays in view when a reload fails. */
export async function loadPosts(): Promise<Posts> {
  try {
    return { ok: true, ...(await listEveryPost()) };
  } catch {
    return { ok: false };
  }
}

/** Search and filter go through what is there already; they need no new read. */
export function readAgain(asked: ShouldRevalidateFunctionArgs): boolean {
  return asked.currentUrl.search === asked.nextUrl.search && notForFeed(asked);
}
