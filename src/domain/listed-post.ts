import type { Post } from './post.ts';
import { readingMinutes } from './reading-time.ts';

/** An article in a list: everything but its text. */
export type ListedPost = Omit<Post, 'content' | 'heroUrl'> & {
  /** Whole minutes it takes to read. */
  minutes: number;
};

export function listedPost({ content, heroUrl: _, ...post }: Post): ListedPost {
  return { ...post, minutes: readingMinutes(content) };
}
