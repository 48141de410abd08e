import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CookieChoice } from '#domain/clinic/cookie-choice.ts';
import type { AnalyticsEvents } from '#site/analytics/events.ts';

const denied = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('VITE_ANALYTICS_ID', 'G-TEST');
  navigator.globalPrivacyControl = false;
  window.dataLayer = undefined;
  document.head.replaceChildren();
  history.replaceState(null, '', '/contact?name=Maria#form');
});

/** A page load of a visitor with this stored choice, or without one. */
async function load(stored: CookieChoice | null) {
  if (stored) localStorage.setItem('cookieConsent', stored);
  const { track } = await import('#site/analytics/track.ts');
  const { chooseCookies } = await import('#site/analytics/stored-cookie-choice.ts');
  return { track, chooseCookies };
}

const commands = () => (window.dataLayer ?? []).map((command) => [...(command as IArguments)]);
const scripts = () => [...document.scripts].map(({ src }) => src);
const pageView = { page_path: '/contact', page_title: 'Contact' };

describe('the tag', () => {
  it('P-ANALYTICS-01 P-COOKIE-10 is not loaded before a choice, and all consent is denied', async () => {
    const { track } = await load(null);
    track('page_view', pageView);
    expect(scripts()).toEqual([]);
    expect(commands()).toEqual([['consent', 'default', denied]]);
  });

  it('P-ANALYTICS-01 is loaded after consent, and gets the consent before its configuration', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://clinic.example/gallery?q=neck');
    const { track, chooseCookies } = await load(null);
    chooseCookies('granted');
    track('page_view', pageView);
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST']);
    const granted = Object.fromEntries(Object.keys(denied).map((kind) => [kind, 'granted']));
    expect(commands()).toEqual([
      ['consent', 'default', denied],
      ['consent', 'update', granted],
      ['js', expect.any(Date)],
      [
        'set',
        {
          page_location: `${location.origin}/contact`,
          page_referrer: 'https://clinic.example/gallery',
        },
      ],
      [
        'config',
        'G-TEST',
        {
          send_page_view: false,
          allow_google_signals: false,
          allow_ad_personalization_signals: false,
        },
      ],
      ['event', 'page_view', pageView],
    ]);
  });

  it('P-COOKIE-11 is loaded after Essential Only, without consent to advertising', async () => {
    const { track } = await load('essential');
    track('page_view', pageView);
    expect(scripts()).toHaveLength(1);
    expect(commands()[1]).toEqual([
      'consent',
      'update',
      { ...denied, analytics_storage: 'granted' },
    ]);
  });

  it('gets its commands as arguments objects, the only form that it accepts', async () => {
    const { track } = await load('granted');
    track('page_view', pageView);
    for (const command of window.dataLayer ?? []) {
      expect(Object.prototype.toString.call(command)).toBe('[object Arguments]');
    }
  });

  it('is not loaded by a build without a measurement ID', async () => {
    vi.stubEnv('VITE_ANALYTICS_ID', '');
    const { track } = await load('granted');
    track('page_view', pageView);
    expect(scripts()).toEqual([]);
    expect(window.dataLayer).toBeUndefined();
  });
});

describe('after a refusal', () => {
  it.each([
    ['a refusal', 'denied', false],
    ['Global Privacy Control, even with stored consent', 'granted', true],
  ] as const)('nothing is loaded or measured after %s', async (_, stored, isPrivate) => {
    navigator.globalPrivacyControl = isPrivate;
    const { track } = await load(stored);
    track('page_view', pageView);
    expect(scripts()).toEqual([]);
    expect(commands().map(([kind]) => kind)).toEqual(['consent', 'consent']);
  });

  it('a loaded tag stops sending, and sends again after a new consent', async () => {
    const disabled = () => Reflect.get(window, 'ga-disable-G-TEST');
    const { track, chooseCookies } = await load('granted');
    track('blog_view', { slug: 'first' });
    expect(disabled()).toBe(false);

    chooseCookies('denied');
    track('blog_view', { slug: 'second' });
    expect(disabled()).toBe(true);
    expect(commands().at(-1)).toEqual(['consent', 'update', denied]);

    chooseCookies('essential');
    track('blog_view', { slug: 'third' });
    expect(disabled()).toBe(false);
    expect(commands().filter(([kind]) => kind === 'event')).toEqual([
      ['event', 'blog_view', { slug: 'first' }],
      ['event', 'blog_view', { slug: 'third' }],
    ]);
    expect(scripts()).toHaveLength(1);
    expect(commands().filter(([kind]) => kind === 'config')).toHaveLength(1);
  });

  it('only the cookies of analytics are deleted', async () => {
    for (const name of ['_ga', '_ga_TEST', 'other', 'x_ga']) {
      // biome-ignore lint/suspicious/noDocumentCookie: the tag sets cookies this way
      document.cookie = `${name}=1; path=/`;
    }
    const { track } = await load('denied');
    track('page_view', pageView);
    expect(document.cookie).toBe('other=1; x_ga=1');
  });

  it('events from before a consent are not sent later', async () => {
    const { track, chooseCookies } = await load(null);
    track('form_start', { form_id: 'appointment' });
    chooseCookies('granted');
    track('page_view', pageView);
    expect(commands().filter(([kind]) => kind === 'event')).toEqual([
      ['event', 'page_view', pageView],
    ]);
  });
});

it.each<{ [Name in keyof AnalyticsEvents]: [Name, AnalyticsEvents[Name]] }[keyof AnalyticsEvents]>([
  ['form_start', { form_id: 'appointment' }],
  ['form_submit', { form_id: 'appointment', duration_s: 41 }],
  ['form_error', { form_id: 'pip', field: 'email', code: 'invalid' }],
  ['blog_view', { slug: 'what-pip-pays' }],
  ['gallery_open', { photo_id: 'n1', index: 0 }],
  ['gallery_filter', { has_query: true, results: 3 }],
  ['video_play', { video_id: 'welcome' }],
  ['search', { area: 'gallery', query_length: 5, results: 3 }],
  ['file_download', { file_name: 'pip-guide.pdf', trigger: 'automatic' }],
  ['external_link', { host: 'www.google.com' }],
  ['exception', { code: 'TypeError', route: '/about' }],
])('P-ANALYTICS-10 sends %s with only its payload', async (name, payload) => {
  const { track } = await load('granted');
  track(name, payload);
  expect(commands().at(-1)).toEqual(['event', name, payload]);
});
