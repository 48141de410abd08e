/** Which articles a list of the back office shows. */
import { searchable } from '../text/plain-letters.ts';
import type { Post } from './post.ts';

export const postViews = ['all', 'published', 'draft'] as const;
export type PostView = (typeof postViews)[number];

/** Every word of the search must occur in the title, the slug or the summary. */
export function isPostInView(post: Post, view: PostView, search: string): boolean {
  if (view !== 'all' && post.published !== (view === 'published')) return false;
  const text = searchable(`${post.title} ${post.slug} ${post.summary}`);
  return searchable(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
