import {
  type CookieChoice,
  choiceInForce,
  parseCookieChoice,
} from '#domain/clinic/cookie-choice.ts';
import { storedChoice } from '#ui/stored-choice.ts';

declare global {
  interface Navigator {
    /** True if the browser asks every site not to sell or share the visitor's data. */
    globalPrivacyControl?: boolean;
  }
}

const dateKey = 'cookieConsentDate';

const chosen = storedChoice('cookieConsent', parseCookieChoice);

export function hasGlobalPrivacyControl(): boolean {
  return navigator.globalPrivacyControl === true;
}

/** The choice in force; null while there is none. */
export function cookieChoice(): CookieChoice | null {
  return choiceInForce(chosen.get(), hasGlobalPrivacyControl());
}

/** Calls back after every change; returns a function that ends it. */
export const onCookieChoice = chosen.subscribe;

export function chooseCookies(choice: CookieChoice): void {
  chosen.set(choice);
  try {
    localStorage.setItem(dateKey, new Date().toISOString());
  } catch {
    // Harmless: the date is for the record only.
  }
}
