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

/** The path of a pasted address, which has a host or begins with a slash. */
const address = /^\s*(?:https?:\/\/[^/?#]*|(?:[^\s/]+\.\p{L}{2,})?(?=\/))([^?#]*)/iu;

function lastPart(text: string): string {
  const path = address.exec(text)?.[1];
  if (path === undefined) return text;
  const part = path.trim().split('/').findLast(Boolean) ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    // Harmless: a part that isn't encoded.
    return part;
  }
}

/** A typed slug in its storable form; '' when no character is usable. Of a whole address it is the last part. */
export function normalizeSlug(text: string): string {
  const slug = addressLetters(lastPart(text))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug);
  return slug.replace(/^-|-$/g, '');
}
