import { ArrowUpRight } from 'lucide-react';
import type { ShownReview } from '#domain/clinic/review.ts';
import { ReviewQuote } from '#facts/review-quote.tsx';
import * as words from '#words/home.ts';
import { useClinic } from '../clinic/use-clinic.ts';

/** Nothing without quotes. The rating is at the top of the page. */
export function Reviews({ reviews }: { reviews: ShownReview[] }) {
  const { reviewUrl } = useClinic();
  if (reviews.length === 0) return null;
  return (
    <section className="section" aria-labelledby="reviews-title">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-1">
          <h2 id="reviews-title" className="text-h2">
            {words.reviewsTitle}
          </h2>
          {reviewUrl && (
            <a href={reviewUrl} className="more">
              {words.readReviews}
              <ArrowUpRight className="ico" aria-hidden="true" />
            </a>
          )}
        </div>
        <ul className="mt-7 grid gap-7 md:mt-10 md:grid-cols-2 md:gap-x-12 md:gap-y-10 lg:mt-14 lg:gap-x-20">
          {reviews.map((review, i) => (
            <li key={review.id} className={i === 0 ? 'md:col-span-full' : ''}>
              <ReviewQuote {...review} large={i === 0} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
