import type { ListedPost } from '#domain/listed-post.ts';

/** What a list knows of an article and its links tell the article's page, to show while it waits for the rest. */
export type Announced = Pick<ListedPost, 'title' | 'date' | 'minutes'>;

export function announce({ title, date, minutes }: ListedPost): Announced {
  return { title, date, minutes };
}
