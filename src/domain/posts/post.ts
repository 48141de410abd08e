/** An article of the clinic's blog. */
import { type PhotoSize, storedPlaceholder, storedSizes } from '../pictures/photo-size.ts';
import { storedDate, storedText } from '../stored-value.ts';
import type { Language } from '../text/language.ts';

export type Post = {
  id: string;
  /** Of a Spanish article: the id of the English one. '' for an English one. */
  translationOf: string;
  title: string;
  slug: string;
  summary: string;
  /** Markdown or HTML as typed by staff; sanitised where it is shown. */
  content: string;
  /** URL, or '' when the post has no picture of this kind. */
  coverImageUrl: string;
  coverImageAlt: string;
  /** Renditions of the cover, the narrowest first; empty when only its address is known. */
  coverSizes: PhotoSize[];
  /** A few pixels of the cover as a data URI, or ''. */
  coverPlaceholder: string;
  heroUrl: string;
  published: boolean;
  featured: boolean;
  createdAt: Date | null;
  updatedAt: Date | null;
};

export const maxFeatured = 3;

/** An article has one Spanish version at most: its id follows from the English one, and firestore.rules know it, too. */
export const spanishId = (id: string) => `${id}-es`;

export const postLanguage = ({ translationOf }: Pick<Post, 'translationOf'>): Language =>
  translationOf ? 'es' : 'en';

/** A post is public if its status says so or the legacy flag does. */
export function isPublished(stored: { status?: unknown; published?: unknown }): boolean {
  return stored.status === 'published' || stored.published === true;
}

/** Reads a stored document of any age. Missing fields become '' or null. */
export function postFrom(id: string, stored: Record<string, unknown>): Post {
  const coverImageUrl = storedText(stored.coverImageUrl);
  return {
    id,
    translationOf: storedText(stored.translationOf),
    title: storedText(stored.title),
    slug: storedText(stored.slug),
    summary: storedText(stored.summary),
    content: storedText(stored.content),
    coverImageUrl,
    coverImageAlt: storedText(stored.coverImageAlt),
    ...storedCover(stored, coverImageUrl),
    heroUrl: storedText(stored.heroUrl),
    published: isPublished(stored),
    featured: stored.featured === true,
    createdAt: storedDate(stored.createdAt),
    updatedAt: storedDate(stored.updatedAt),
  };
}

/** Renditions stored beside the cover's address; empty if they belong to an earlier cover. */
function storedCover(
  stored: Record<string, unknown>,
  url: string,
): Pick<Post, 'coverSizes' | 'coverPlaceholder'> {
  const coverSizes = storedSizes(stored.coverSizes);
  return coverSizes.some((size) => size.url === url)
    ? { coverSizes, coverPlaceholder: storedPlaceholder(stored.coverPlaceholder) }
    : { coverSizes: [], coverPlaceholder: '' };
}
