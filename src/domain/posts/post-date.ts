import { lang } from '#words/lang.ts';
import { recent } from '#words/post-card.ts';
import { timeZone } from '../time/wall-clock.ts';
import type { Post } from './post.ts';

let longDate: Intl.DateTimeFormat | undefined;

/** 'October 14, 2026' of the last change, else of the creation; 'Recent' for a post with neither. */
export function postDate({ updatedAt, createdAt }: Pick<Post, 'updatedAt' | 'createdAt'>): string {
  const date = updatedAt ?? createdAt;
  if (!date) return recent;
  // Created on first use: on a slow phone it takes as long as the rest of a page.
  longDate ??= new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone });
  return longDate.format(date);
}
