/** What a visitor decides about cookies, and what Google's tag may do then (Consent Mode v2). */

/** As the browser keeps it. 'essential' allows analytics, and nothing for advertising. */
export type CookieChoice = 'granted' | 'essential' | 'denied';

export type ConsentStates = Record<
  'analytics_storage' | 'ad_storage' | 'ad_user_data' | 'ad_personalization',
  'granted' | 'denied'
>;

/** null for a visitor who has not chosen, and for words of another version of the site. */
export function parseCookieChoice(stored: string | null): CookieChoice | null {
  return stored === 'granted' || stored === 'essential' || stored === 'denied' ? stored : null;
}

/** Global Privacy Control is the visitor's word to every site: it stands above what was chosen here. */
export function choiceInForce(
  chosen: CookieChoice | null,
  globalPrivacyControl: boolean,
): CookieChoice | null {
  return globalPrivacyControl ? 'denied' : chosen;
}

/** All denied until something is chosen. */
export function consentStates(choice: CookieChoice | null): ConsentStates {
  const analytics = allowsAnalytics(choice) ? 'granted' : 'denied';
  const advertising = choice === 'granted' ? 'granted' : 'denied';
  return {
    analytics_storage: analytics,
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
  };
}

/** Whether anything may be measured at all. */
export function allowsAnalytics(choice: CookieChoice | null): boolean {
  return choice === 'granted' || choice === 'essential';
}
