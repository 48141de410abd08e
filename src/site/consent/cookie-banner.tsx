import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#ui/button.tsx';
import * as words from '#words/cookies.ts';
import { privacy } from '#words/frame.ts';
import * as paths from '#words/paths.ts';
import { runBanner } from './run-banner.ts';

const choices = [
  { choice: 'denied', label: words.rejectAll },
  { choice: 'essential', label: words.essentialOnly },
  { choice: 'granted', label: words.allowAll },
];

/** Hidden until run-banner.ts shows it, with or without the app: what it changes is never rendered again. */
export function CookieBanner() {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => (banner.current ? runBanner(banner.current) : undefined), []);
  return (
    <section
      ref={banner}
      hidden
      tabIndex={-1}
      aria-labelledby="cookie-title"
      className="cookie-banner card p-3 shadow-3 sm:p-6 [@media(height<30rem)]:p-3!"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id="cookie-title" className="text-h3 max-sm:sr-only">
          {words.title}
        </h2>
        <Button
          variant="ghost"
          size="icon"
          className="-mt-2 -mr-2"
          aria-label={words.close}
          data-cookies="close"
        >
          <X className="ico" />
        </Button>
      </div>
      <p className="text-small text-text-2 max-[24rem]:text-caption sm:mt-1.5">
        {words.question}{' '}
        <button
          type="button"
          className="link"
          aria-expanded="false"
          aria-controls="cookie-details"
          data-cookies="more"
        >
          {words.learnMore}
        </button>
      </p>
      <div id="cookie-details" hidden>
        <CookieDetails />
      </div>
      <p className="mt-4 font-semibold" hidden data-cookies="refused">
        {words.refused}
      </p>
      <div
        className="sticky bottom-0 grid grid-cols-3 gap-2 bg-white pt-2.5 sm:gap-2.5 sm:pt-4"
        data-cookies="choices"
      >
        {choices.map(({ choice, label }) => (
          <Button
            key={choice}
            variant="outline"
            size="sm"
            className="px-1.5 py-1"
            data-cookies={choice}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}

function CookieDetails() {
  return (
    <div className="mt-3 grid gap-3 border-t border-line pt-3 text-small text-text-2">
      <dl className="grid gap-2">
        <Meaning of={words.rejectAll}>{words.rejectMeaning}</Meaning>
        <Meaning of={words.essentialOnly}>{words.essentialMeaning}</Meaning>
        <Meaning of={words.allowAll}>{words.allowMeaning}</Meaning>
      </dl>
      <p>
        {words.detailsBefore}{' '}
        <Link to={paths.privacy} className="link">
          {privacy}
        </Link>
        .
      </p>
    </div>
  );
}

function Meaning({ of, children }: { of: string; children: string }) {
  return (
    <div>
      <dt className="font-semibold text-text">{of}</dt>
      <dd>{children}</dd>
    </div>
  );
}
