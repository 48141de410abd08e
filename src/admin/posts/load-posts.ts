import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { listEveryPost, type PostList } from '#data/post-admin.ts';

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
export function readAgain({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}
