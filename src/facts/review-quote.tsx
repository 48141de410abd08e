import { Star } from 'lucide-react';
import type { ShownReview } from '#domain/clinic/review.ts';
import { reviewOrigin } from '#domain/clinic/review-origin.ts';
import { fiveStars } from '#words/facts.ts';
import { englishLang } from '#words/languages.ts';

type ReviewQuoteProps = Omit<ShownReview, 'id'> & { large?: boolean };

export function ReviewQuote({ text, name, sourceUrl, large, ...from }: ReviewQuoteProps) {
  const origin = reviewOrigin(from);
  return (
    <figure>
      <blockquote
        lang={englishLang}
        className={`font-display font-semibold text-pretty ${large ? 'max-w-[38em] text-[clamp(1.375rem,1.1rem+1vw,1.875rem)] leading-[1.32] tracking-[-.006em]' : 'text-h4 leading-normal'}`}
      >
        {text}
      </blockquote>
      <figcaption className="mt-2.5 flex flex-wrap items-center gap-x-3 text-small text-text-3">
        <FiveStars />
        <span>
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
        </span>
      </figcaption>
    </figure>
  );
}

function FiveStars() {
  return (
    <span role="img" aria-label={fiveStars} className="flex gap-0.5 text-marigold-600">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} className="ico fill-current" />
      ))}
    </span>
  );
}
