import { mostShown, reviewFrom, type ShownReview, shownReview } from '#domain/clinic/review.ts';
import { collectionAt } from './firebase/database.ts';
import { getDocs, limit, orderBy, query, where } from './firebase/firestore.ts';

/** The newest published reviews, as the home page shows them. */
export async function listShownReviews(): Promise<ShownReview[]> {
  const { docs } = await getDocs(
    query(
      collectionAt('reviews'),
      where('status', '==', 'published'),
      orderBy('reviewedOn', 'desc'),
      limit(mostShown),
    ),
  );
  return docs.map((stored) => shownReview(reviewFrom(stored.id, stored.data())));
}
