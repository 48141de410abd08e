import { allowsAnalytics, type CookieChoice, consentStates } from '#domain/clinic/cookie-choice.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

type Command =
  | ['consent', 'default' | 'update', object]
  | ['js', Date]
  | ['set', object]
  | ['config', string, object]
  | ['event', string, object];

/** 'G-…' from Google Analytics. A build without one measures nothing. */
const measurementId: string | undefined = import.meta.env.VITE_ANALYTICS_ID;

let followed: CookieChoice | null | undefined;
let isLoaded = false;
let pageAddress = '';

export function isMeasured(choice: CookieChoice | null): boolean {
  return Boolean(measurementId) && allowsAnalytics(choice);
}

export function gtag(..._command: Command): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag knows a command by its being an Arguments object.
  window.dataLayer.push(arguments);
}

/** Basic Consent Mode: all is denied at first, and the tag isn't downloaded before a choice that allows analytics. */
export function followChoice(choice: CookieChoice | null): void {
  if (!measurementId || choice === followed) return;
  if (followed === undefined) gtag('consent', 'default', consentStates(null));
  if (choice !== (followed ?? null)) gtag('consent', 'update', consentStates(choice));
  followed = choice;

  const isOn = isMeasured(choice);
  // The tag's own off switch: once loaded it measures some events by itself.
  Object.assign(window, { [`ga-disable-${measurementId}`]: !isOn });
  if (!isOn) expireAnalyticsCookies();
  else if (!isLoaded) load(measurementId);
}

/** Gives the tag the page's address without its query, which can hold search words and form fields. */
export function enterPage(): void {
  const address = location.origin + location.pathname;
  if (address === pageAddress) return;
  const page_referrer = pageAddress || document.referrer.replace(/[?#].*/, '');
  pageAddress = address;
  gtag('set', { page_location: address, page_referrer });
}

function load(id: string): void {
  isLoaded = true;
  gtag('js', new Date());
  enterPage();
  gtag('config', id, {
    send_page_view: false,
    // A clinic's forms are nobody's signal for advertisements, whatever the visitor allows.
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Deletes Google Analytics' cookies on every domain above this host. */
function expireAnalyticsCookies(): void {
  const names = document.cookie.split('; ').flatMap((pair) => /^_ga[^=]*/.exec(pair) ?? []);
  const labels = location.hostname.split('.');
  const domains = labels.map((_, level) => `; domain=${labels.slice(level).join('.')}`);
  for (const name of names) {
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}
