import { describe, expect, it } from 'vitest';
import {
  allowsAnalytics,
  choiceInForce,
  consentStates,
  parseCookieChoice,
} from '#domain/clinic/cookie-choice.ts';

const statesOf = (analytics: string, advertising: string) => ({
  analytics_storage: analytics,
  ad_storage: advertising,
  ad_user_data: advertising,
  ad_personalization: advertising,
});

describe('consentStates', () => {
  it('P-COOKIE-10 denies everything until something is chosen', () => {
    expect(consentStates(null)).toEqual(statesOf('denied', 'denied'));
  });

  it('P-COOKIE-11 Essential Only grants analytics, and nothing for advertising', () => {
    expect(consentStates('essential')).toEqual(statesOf('granted', 'denied'));
  });

  it('P-COOKIE-12 Allow All Cookies grants everything, Reject All nothing', () => {
    expect(consentStates('granted')).toEqual(statesOf('granted', 'granted'));
    expect(consentStates('denied')).toEqual(statesOf('denied', 'denied'));
  });
});

it.each([
  ['granted', true],
  ['essential', true],
  ['denied', false],
  [null, false],
] as const)('after %s, measuring is allowed: %s', (choice, allowed) => {
  expect(allowsAnalytics(choice)).toBe(allowed);
});

it.each(['granted', 'essential', 'denied'])('reads back the stored choice %s', (stored) => {
  expect(parseCookieChoice(stored)).toBe(stored);
});

it.each([null, '', 'GRANTED', 'accepted', 'true'])('reads %j as no choice', (stored) => {
  expect(parseCookieChoice(stored)).toBeNull();
});

describe('choiceInForce', () => {
  it.each(['granted', 'essential', 'denied', null] as const)(
    'is denied under Global Privacy Control, even with %s stored',
    (chosen) => {
      expect(choiceInForce(chosen, true)).toBe('denied');
    },
  );

  it.each(['granted', 'essential', 'denied', null] as const)(
    'is the stored choice otherwise: %s',
    (chosen) => {
      expect(choiceInForce(chosen, false)).toBe(chosen);
    },
  );
});
