/** The last part of an article's address. */
import { plainLetters } from './plain-letters.ts';

const longest = 120;

/** Lower-case words joined by hyphens, as firestore.rules demand of every slug that is stored. */
export function isSlug(text: string): boolean {
  return text.length <= longest && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

/** For an article without a slug yet; '' when the title has no usable character. */
export function slugFromTitle(title: string): string {
  const words = plainLetters(title)
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-');
  return normalizeSlug(words);
}

/** A typed slug in its storable form; '' when no character is usable. */
export function normalizeSlug(text: string): string {
  const slug = plainLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest);
  return slug.replace(/^-|-$/g, '');
}
