import { ArrowUpRight } from 'lucide-react';
import type { ShownReview } from '#domain/clinic/review.ts';
import { ReviewQuote } from '#facts/review-quote.tsx';
import { useClinic } from '../clinic/use-clinic.ts';

/** Nothing without quotes: the rating is at the top of the page, too. */
export function Reviews({ reviews }: { reviews: ShownReview[] }) {
  const { rating, reviewUrl } = useClinic();
  if (reviews.length === 0) return null;
  return (
    <section className="section" aria-labelledby="reviews-title">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <div>
            <h2 id="reviews-title" className="text-h2">
              What patients tell us
            </h2>
            {rating && (
              <p className="mt-3 text-text-2">
                <strong className="num text-text">{rating.value.toFixed(1)}</strong> on Google
              </p>
            )}
          </div>
          {reviewUrl && (
            <a href={reviewUrl} className="more">
              Read reviews on Google
              <ArrowUpRight className="ico" aria-hidden="true" />
            </a>
          )}
        </div>
        <ul className="mt-10 grid gap-10 md:grid-cols-3 md:gap-8 lg:mt-14 lg:gap-12">
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewQuote {...review} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
