import { parseCookieChoice } from '#domain/clinic/cookie-choice.ts';
import type { AnalyticsEvents } from '../analytics/events.ts';
import {
  chooseCookies,
  cookieChoice,
  hasGlobalPrivacyControl,
  onCookieChoice,
} from '../analytics/stored-cookie-choice.ts';
import { track } from '../analytics/track.ts';

const delayMs = 2000;

const events: Record<string, AnalyticsEvents['cookie_consent']['choice']> = {
  denied: 'reject_all',
  essential: 'essential_only',
  granted: 'accept_all',
};

let running: { banner: HTMLElement; end: () => void } | null = null;

/**
 * The banner at work: it appears by itself, without taking the focus, for a visitor who has not chosen; and on request. The
 * page's script runs it, and the app goes on with the same banner. Returns a function that ends it.
 */
export function runBanner(banner: HTMLElement): () => void {
  if (running?.banner === banner) return running.end;
  running?.end();

  const listening = new AbortController();
  const { signal } = listening;
  let isDue = false;
  let isRequested = false;
  let cameFrom: EventTarget | null = null;
  const part = (name: string) => banner.querySelector<HTMLElement>(`[data-cookies="${name}"]`);

  // Without a choice there is nothing to return to.
  const canClose = () => cookieChoice() !== null;
  const show = () => {
    banner.hidden = !isRequested && (canClose() || !isDue);
    banner.toggleAttribute('data-asked', isRequested);
    part('close')?.toggleAttribute('hidden', !canClose());
    banner.querySelector('h2')?.classList.toggle('max-sm:sr-only', !canClose());
    const isRefused = hasGlobalPrivacyControl();
    part('refused')?.toggleAttribute('hidden', !isRefused);
    part('choices')?.toggleAttribute('hidden', isRefused);
  };
  const close = () => {
    isRequested = false;
    show();
    if (cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
  };
  const act = (what = '', button: Element) => {
    const choice = parseCookieChoice(what);
    if (choice) {
      chooseCookies(choice);
      track('cookie_consent', { choice: events[choice] ?? 'reject_all' });
      close();
    }
    if (what === 'close') close();
    if (what === 'settings') {
      isRequested = true;
      show();
      banner.focus();
    }
    if (what === 'more') {
      const isOpen = button.getAttribute('aria-expanded') === 'true';
      button.setAttribute('aria-expanded', String(!isOpen));
      banner.querySelector('#cookie-details')?.toggleAttribute('hidden', isOpen);
    }
  };

  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest('button[data-cookies]');
      if (button) act(button.getAttribute('data-cookies') ?? '', button);
    },
    { signal },
  );
  banner.addEventListener('keydown', ({ key }) => key === 'Escape' && canClose() && close(), {
    signal,
  });
  banner.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      const isInside = relatedTarget instanceof Node && banner.contains(relatedTarget);
      if (!isInside) cameFrom = relatedTarget;
    },
    { signal },
  );
  const stopFollowing = onCookieChoice(show);
  const timer = setTimeout(() => {
    isDue = true;
    show();
  }, delayMs);
  show();

  const end = () => {
    listening.abort();
    stopFollowing();
    clearTimeout(timer);
    running = null;
  };
  running = { banner, end };
  return end;
}
