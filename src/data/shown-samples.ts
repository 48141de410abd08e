import { storedText } from '#domain/stored-value.ts';
import { collectionAt } from './firebase/database.ts';
import { and, getDocs, or, query, where } from './firebase/firestore.ts';
import { clinicPhoto, media } from './pictures/media-collection.ts';

/** Titles and alt texts of what visitors see and is made up. */
type ShownSamples = { articles: string[]; photos: string[] };

const isSample = where('isSample', '==', true);
const isPublished = where('status', '==', 'published');

/** For the launch check. The rules show a visitor what is public, so the queries ask for nothing else. */
export async function listShownSamples(): Promise<ShownSamples> {
  const posts = collectionAt('blogPosts');
  const [articles, photos] = await Promise.all([
    getDocs(query(posts, and(isSample, or(isPublished, where('published', '==', true))))),
    getDocs(
      query(media(), clinicPhoto, isSample, isPublished, where('visibility', '==', 'public')),
    ),
  ]);
  return {
    articles: articles.docs.map((stored) => storedText(stored.get('title'))),
    photos: photos.docs.map(
      (stored) => storedText(stored.get('alt')) || storedText(stored.get('fileName')),
    ),
  };
}
