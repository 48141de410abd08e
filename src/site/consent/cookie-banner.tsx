import { X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { CookieChoice } from '#domain/clinic/cookie-choice.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { AnalyticsEvents } from '../analytics/events.ts';
import {
  chooseCookies,
  hasGlobalPrivacyControl,
  useCookieChoice,
} from '../analytics/stored-cookie-choice.ts';
import { track } from '../analytics/track.ts';
import { CookieDetails } from './cookie-details.tsx';
import { onCookieSettings } from './cookie-settings.ts';

const delayMs = 2000;

const choices: {
  choice: CookieChoice;
  label: string;
  event: AnalyticsEvents['cookie_consent']['choice'];
}[] = [
  { choice: 'denied', label: 'Reject All', event: 'reject_all' },
  { choice: 'essential', label: 'Essential Only', event: 'essential_only' },
  { choice: 'granted', label: 'Allow All Cookies', event: 'accept_all' },
];

/** Appears by itself, without taking the focus, for a visitor who has not chosen; and on request. */
export function CookieBanner() {
  const choice = useCookieChoice();
  const [isDue, setDue] = useState(false);
  const [timesAsked, setTimesAsked] = useState(0);

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => onCookieSettings(() => setTimesAsked((times) => times + 1)), []);

  if (timesAsked === 0 && (choice !== null || !isDue)) return null;
  return <Banner choice={choice} timesAsked={timesAsked} onDone={() => setTimesAsked(0)} />;
}

type BannerProps = {
  choice: CookieChoice | null;
  /** Takes the focus each time it is requested. */
  timesAsked: number;
  onDone: () => void;
};

function Banner({ choice, timesAsked, onDone }: BannerProps) {
  const [hasDetails, setHasDetails] = useState(false);
  const banner = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    if (timesAsked > 0) banner.current?.focus();
  }, [timesAsked]);

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const close = () => {
    onDone();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  };
  const choose = ({ choice, event }: (typeof choices)[number]) => {
    chooseCookies(choice);
    track('cookie_consent', { choice: event });
    close();
  };
  // Without a choice there is nothing to return to.
  const canClose = choice !== null;

  return (
    <section
      ref={banner}
      tabIndex={-1}
      data-asked={timesAsked > 0 || undefined}
      aria-labelledby="cookie-title"
      className="cookie-banner card p-3 shadow-3 sm:p-6 [@media(height<30rem)]:p-3!"
      onFocus={onFocus}
      onKeyDown={(event) => event.key === 'Escape' && canClose && close()}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id="cookie-title" className={classNames('text-h3', !canClose && 'max-sm:sr-only')}>
          Cookies on this site
        </h2>
        {canClose && (
          <Button
            variant="ghost"
            size="icon"
            className="-mt-2 -mr-2"
            aria-label="Close cookie settings"
            onClick={close}
          >
            <X className="ico" aria-hidden="true" />
          </Button>
        )}
      </div>
      <p className="text-small text-text-2 max-[24rem]:text-caption sm:mt-1.5">
        May we use cookies to see which pages help people? The site works without them, too.{' '}
        <button
          type="button"
          className="link"
          aria-expanded={hasDetails}
          aria-controls="cookie-details"
          onClick={() => setHasDetails(!hasDetails)}
        >
          Learn more
        </button>
      </p>
      <div id="cookie-details" hidden={!hasDetails}>
        <CookieDetails />
      </div>
      {hasGlobalPrivacyControl() ? (
        <p className="mt-4 font-semibold">
          Your browser sends Global Privacy Control, so nothing is measured. To choose otherwise,
          turn that off for this site in your browser.
        </p>
      ) : (
        <div className="sticky bottom-0 grid grid-cols-3 gap-2 bg-white pt-2.5 sm:gap-2.5 sm:pt-4">
          {choices.map((each) => (
            <Button
              key={each.choice}
              variant="outline"
              size="sm"
              className="px-1.5 py-1"
              onClick={() => choose(each)}
            >
              {each.label}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
