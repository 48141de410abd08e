import { Star } from 'lucide-react';
import type { ShownReview } from '#domain/clinic/review.ts';

export function ReviewQuote({ text, name, origin, sourceUrl }: Omit<ShownReview, 'id'>) {
  return (
    <figure>
      <FiveStars />
      <blockquote className="mt-4 font-display text-[1.375rem] leading-[1.36] font-semibold tracking-[-.006em] text-pretty">
        {text}
      </blockquote>
      <figcaption className="mt-5 text-small text-text-3">
        <span className="font-semibold text-text">{name}</span>
        {origin && (
          <>
            {' · '}
            {sourceUrl ? (
              <a href={sourceUrl} className="link">
                {origin}
              </a>
            ) : (
              origin
            )}
          </>
        )}
      </figcaption>
    </figure>
  );
}

function FiveStars() {
  return (
    <span role="img" aria-label="5 out of 5 stars" className="flex gap-0.5 text-marigold-600">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} className="ico fill-current" aria-hidden="true" />
      ))}
    </span>
  );
}
