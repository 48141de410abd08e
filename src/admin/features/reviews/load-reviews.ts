import { listAccounts } from '#data/account/accounts.ts';
import { listReviews } from '#data/review-admin.ts';
import { type Settled, settled } from '#data/settled.ts';
import { may, type Role } from '#domain/account/access.ts';
import type { Review } from '#domain/clinic/review.ts';

export type LoadedReviews = {
  reviews: Review[];
  /** By uid: who may have noted a yes. Empty for an editor, who may not know who has an account. */
  names: ReadonlyMap<string, string>;
};

export function loadReviews(role: Role | null): Promise<Settled<LoadedReviews>> {
  return settled(readReviews(may(role, 'read', 'users')), 'Failed to load the reviews');
}

async function readReviews(knowsPeople: boolean): Promise<LoadedReviews> {
  const [reviews, people] = await Promise.all([listReviews(), knowsPeople ? listAccounts() : []]);
  return { reviews, names: new Map(people.map(({ uid, name, email }) => [uid, name || email])) };
}
