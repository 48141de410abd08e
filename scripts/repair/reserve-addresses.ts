import type { Firestore } from 'firebase-admin/firestore';
import { isSlug } from '#domain/text/is-slug.ts';

/** Where the addresses of pages are reserved, and in which field of a reservation the holder is. */
export const reservations = {
  slugs: { of: 'blogPosts', holder: 'postId' },
  staffSlugs: { of: 'staff', holder: 'memberId' },
} as const;

export type ReservationName = keyof typeof reservations;

/**
 * Reserves the addresses that articles and staff of older versions have without a reservation. Of two with one address the
 * first by id gets it, as visitors find that one. Whether there was one.
 */
export async function reserveAddresses(db: Firestore, name: ReservationName): Promise<boolean> {
  const { of, holder } = reservations[name];
  const { docs } = await db.collection(of).get();
  const slugs = new Set(docs.map((found) => String(found.get('slug') ?? '')).filter(isSlug));
  let isChanged = false;
  for (const slug of slugs) {
    const reservation = db.collection(name).doc(slug);
    const withSlug = db.collection(of).where('slug', '==', slug);
    // Beside people at work: what is read stays as it is until the commit.
    const isReserved = await db.runTransaction(async (transaction) => {
      const [stored, { docs: found }] = await Promise.all([
        transaction.get(reservation),
        transaction.get(withSlug),
      ]);
      const [first] = found;
      if (!first || found.some(({ id }) => id === stored.get(holder))) return false;
      transaction.set(reservation, { [holder]: first.id });
      return true;
    });
    if (isReserved) isChanged = true;
  }
  return isChanged;
}
