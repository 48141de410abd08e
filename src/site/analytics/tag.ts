import { allowsAnalytics, type CookieChoice, consentStates } from '#domain/clinic/cookie-choice.ts';
import { expireAnalyticsCookies } from './analytics-cookies.ts';

declare global {
  interface Window {
    /** Commands to Google's tag, which works them off once it is there. */
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

/** Whether visits are measured under this choice. */
export function isMeasured(choice: CookieChoice | null): boolean {
  return Boolean(measurementId) && allowsAnalytics(choice);
}

export function gtag(..._command: Command): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag knows a command by its being an Arguments object.
  window.dataLayer.push(arguments);
}

/**
 * Holds the tag to the visitor's choice. Basic Consent Mode: all is denied by default, and the tag is not
 * even fetched before a choice that allows measuring.
 */
export function followChoice(choice: CookieChoice | null): void {
  if (!measurementId || choice === followed) return;
  if (followed === undefined) gtag('consent', 'default', consentStates(null));
  if (choice !== (followed ?? null)) gtag('consent', 'update', consentStates(choice));
  followed = choice;

  const isOn = isMeasured(choice);
  // The tag's own switch: once loaded it measures some things by itself.
  Object.assign(window, { [`ga-disable-${measurementId}`]: !isOn });
  if (!isOn) expireAnalyticsCookies();
  else if (!isLoaded) load(measurementId);
}

/** Tells the tag what page this is, without the query: search words and form fields can end up there. */
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
  gtag('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
