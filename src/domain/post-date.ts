import { clinic } from './clinic.ts';
import type { Post } from './post.ts';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: clinic.timeZone });

/** 'October 14, 2026' of the last change, else of the creation; 'Recent' for a post with neither. */
export function postDate({ updatedAt, createdAt }: Pick<Post, 'updatedAt' | 'createdAt'>): string {
  const date = updatedAt ?? createdAt;
  return date ? longDate.format(date) : 'Recent';
}
