/** A visitor's choice about cookies, and the Consent Mode v2 states that Google's tag gets for it. */

/** As localStorage keeps it. 'essential' allows analytics but no advertising. */
export type CookieChoice = 'granted' | 'essential' | 'denied';

type ConsentStates = Record<
  'analytics_storage' | 'ad_storage' | 'ad_user_data' | 'ad_personalization',
  'granted' | 'denied'
>;

/** null for a visitor who has not chosen, and for a value that this version does not know. */
export function parseCookieChoice(stored: string | null): CookieChoice | null {
  return stored === 'granted' || stored === 'essential' || stored === 'denied' ? stored : null;
}

/** Global Privacy Control overrides the choice made on this site. */
export function choiceInForce(
  chosen: CookieChoice | null,
  globalPrivacyControl: boolean,
): CookieChoice | null {
  return globalPrivacyControl ? 'denied' : chosen;
}

/** Everything is denied until the visitor chooses. */
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

export function allowsAnalytics(choice: CookieChoice | null): boolean {
  return choice === 'granted' || choice === 'essential';
}
