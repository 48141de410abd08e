import { times } from '#words/times.ts';
import type { Review } from './review.ts';

/** 'Google, October 2026'; '' for a sample. */
export const reviewOrigin = ({ source, reviewedOn }: Pick<Review, 'source' | 'reviewedOn'>) =>
  source && [source, reviewedOn && times.monthOfYear(reviewedOn)].filter(Boolean).join(', ');
