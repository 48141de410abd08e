import { mostShown, reviewFrom, type ShownReview, shownReview } from '#domain/clinic/review.ts';
import { database } from './firebase/database.ts';
import { collection, getDocs, limit, orderBy, query, where } from './firebase/firestore.ts';

/** The newest published reviews, as the home page shows them. */
export async function listShownReviews(): Promise<ShownReview[]> {
  const { docs } = await getDocs(
    query(
      collection(database(), 'reviews'),
      where('status', '==', 'published'),
      orderBy('reviewedOn', 'desc'),
      limit(mostShown),
    ),
  );
  return docs.map((stored) => shownReview(reviewFrom(stored.id, stored.data())));
}
