/** The last part of an article's address. */
import { longestSlug } from './is-slug.ts';
import { plainLetters } from './plain-letters.ts';

/** '1½' is '1 1-2', '2×4' is '2x4', and '™' is no letters. '´' is typed as an apostrophe. */
function addressLetters(text: string): string {
  const apart = text
    .replace(/[™℠´]/g, '')
    .replace(/(?<=\d)×(?=\d)/g, 'x')
    .replace(/[−…]/g, '-')
    .replace(/(\d)(?=[¼-¾⅐-⅞])/g, '$1 ');
  return plainLetters(apart).replaceAll('⁄', '-');
}

/** For an article without a slug yet; '' when the title has no usable character. */
export function slugFromTitle(title: string): string {
  const words = addressLetters(title)
    .replace(/[\p{Pd}/_]/gu, '-')
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-');
  return normalizeSlug(words);
}

/** A typed slug in its storable form; '' when no character is usable. */
export function normalizeSlug(text: string): string {
  const slug = addressLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug);
  return slug.replace(/^-|-$/g, '');
}
