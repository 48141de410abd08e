import { addDays } from '../time/clinic-day.ts';
import type { Clinic } from './clinic.ts';

/** A rating that nobody has looked up for longer may no longer be true. */
export const ratingDays = 90;

/** The rating that visitors see on a date, 'YYYY-MM-DD'. */
export function currentRating(rating: Clinic['rating'], today: string): Clinic['rating'] {
  const isCurrent = rating && rating.ratedOn <= today && today <= lastDayOf(rating);
  return isCurrent ? rating : null;
}

/** The last date on which visitors see a rating. */
export function lastDayOf({ ratedOn }: NonNullable<Clinic['rating']>): string {
  return addDays(ratedOn, ratingDays);
}
