/** The last part of an article's address. */
import { longestSlug } from './is-slug.ts';
import { plainLetters } from './plain-letters.ts';

/** For an article without a slug yet; '' when the title has no usable character. */
export function slugFromTitle(title: string): string {
  const words = plainLetters(title)
    .replace(/[\p{Pd}/_]/gu, '-')
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-');
  return normalizeSlug(words);
}

/** A typed slug in its storable form; '' when no character is usable. */
export function normalizeSlug(text: string): string {
  const slug = plainLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug);
  return slug.replace(/^-|-$/g, '');
}
