import type { ListedPost } from '#domain/posts/listed-post.ts';

/** What a list knows of an article and its links tell the article's page, to show while it waits for the rest. */
export type LinkState = Pick<ListedPost, 'title' | 'date' | 'minutes'>;

export function linkState({ title, date, minutes }: ListedPost): LinkState {
  return { title, date, minutes };
}
