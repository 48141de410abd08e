import type { Post } from './post.ts';
import { postDate } from './post-date.ts';
import { readingMinutes } from './reading-time.ts';

/** An article in a list: everything but its text. */
export type ListedPost = Omit<Post, 'content' | 'heroUrl' | 'createdAt' | 'updatedAt'> & {
  /** As postDate formats it. */
  date: string;
  /** Reading time in whole minutes. */
  minutes: number;
};

export function listedPost(post: Post): ListedPost {
  const { content, heroUrl, createdAt, updatedAt, ...listed } = post;
  return { ...listed, date: postDate(post), minutes: readingMinutes(content) };
}
