import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Parts of names that ad blockers' lists (EasyList, EasyPrivacy, EasyList Cookie) block on every website, such as
 * `/assets/analytics-`. Without its chunk a page never opens.
 */
const whole =
  /^(?:ads?|adv|ccpa|collect|collector|consent|counter|ga|gdpr|gtag|gtm|hotjar|metrics?|pixel|popup|promo|rum|stats|statistics|track|visitors?)$/;
const beginning =
  /^(?:adsense|adserver|advert|adword|affiliate|analytic|banner|beacon|clickstream|cookie|doubleclick|fingerprint|heatmap|impression|matomo|mixpanel|newsletter|omniture|pageview|piwik|plausible|popunder|posthog|retarget|sentry|sharethis|socialshare|sponsor|telemetry|tracker|tracking|umami|usertrack|webstat)/;

/** Without the hash, which may hold anything. */
const partsOf = (file: string) =>
  file
    .replace(/-[\w-]{8}(?=\.\w+$)/, '')
    .toLowerCase()
    .split(/[/._-]/);

const isBlocked = (file: string) =>
  partsOf(file).some((part) => whole.test(part) || beginning.test(part));

it('no built file has a name that ad blockers block', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter(isBlocked)).toEqual([]);
});

it.each([
  'assets/analytics-page-CqlpcRIV.js',
  'assets/cookie-banner-A1b2C3d4.css',
  'assets/ads-A1b2C3d4.js',
  'img/banner.webp',
  'tracker-A1b2C3d4.js',
])('%s would be blocked', (file) => {
  expect(isBlocked(file)).toBe(true);
});

it.each([
  'assets/address-A1b2C3d4.js',
  'assets/stat-card-A1-ads-4.js',
  'assets/admin-layout-A1b2C3d4.js',
])('%s would not', (file) => {
  expect(isBlocked(file)).toBe(false);
});
