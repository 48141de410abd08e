import { ArrowUpRight, Star } from 'lucide-react';
import { patientQuotes } from '#domain/clinic/patient-quotes.ts';
import { useClinic } from '../clinic/use-clinic.ts';

export function Reviews() {
  const { rating, reviewUrl } = useClinic();
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
          {patientQuotes.map(({ text, name, about }) => (
            <li key={name}>
              <figure>
                <FiveStars />
                <blockquote className="mt-4 font-display text-[1.375rem] leading-[1.36] font-semibold tracking-[-.006em] text-pretty">
                  {text}
                </blockquote>
                <figcaption className="mt-5 text-small text-text-3">
                  <span className="font-semibold text-text">{name}</span>, {about}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
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
