import type { Clinic } from '#domain/clinic/clinic.ts';
import type { ShownOpenings } from '#domain/visits/slot-words.ts';
import { visitArticle, visitPage } from '#site/analytics/visits.ts';
import { runBanner } from '#site/consent/run-banner.ts';
import { loadPhotosNear } from '#site/frame/load-photos-near.ts';
import { speculate } from '#site/frame/next-pages.ts';
import { runFocusLinks } from '#site/frame/run-focus-links.ts';
import { runLanguageLinks } from '#site/frame/run-language-links.ts';
import { runMenu } from '#site/frame/run-menu.ts';
import { showOpenings } from '#site/frame/show-openings.ts';
import { showTime } from '#site/frame/show-time.ts';
import { hasChanged } from '#start/has-changed.ts';
import { readCache } from '#start/read-cache.ts';

// What a built page does for a reader, without the app. It starts once the page is quiet and seen.

const askServer = async () => {
  const isChanged = await hasChanged();
  dispatchEvent(new Event(isChanged ? 'app-needed' : 'time-known'));
};

// The page of a visit's secret link has neither this nor the rest.
if (document.getElementById('main')) {
  visitPage(location.pathname);
  const article = document.querySelector('article[data-id]');
  if (article) visitArticle(location.pathname.split('/').at(-1) ?? '');
  // Content blockers take it away.
  const banner = document.querySelector<HTMLElement>('.cookie-banner');
  if (banner) runBanner(banner);
  runMenu();
  runFocusLinks();
  runLanguageLinks();
  const { clinic, openings } = builtFacts();
  if (clinic) showTime(clinic);
  watchSteps();
  loadPhotosNear();
  speculate();
  if (openings) addEventListener('time-known', () => void showOpenings(openings), { once: true });
  void askServer();
  // The browser's cache brings a page back as it was.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    readCache.changed = null;
    void askServer();
  });
}
dispatchEvent(new Event('page-ready'));

/** What the build read and wrote into this page. */
type Built = { clinic: Clinic | null; openings: ShownOpenings | null };

/** null: the build could not read it, or this page doesn't show it. */
function builtFacts(): Built {
  const answers: [string, unknown][] = JSON.parse(
    document.getElementById('answers')?.textContent ?? '[]',
  );
  return { clinic: null, openings: null, ...Object.fromEntries(answers) };
}

/** Hides the call bar while a part of the page offers the same actions on screen, until the app does. */
function watchSteps(): void {
  const bar = document.querySelector<HTMLElement>('.call-bar');
  if (!bar) return;
  const onScreen = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) onScreen.add(target);
      else onScreen.delete(target);
    }
    bar.dataset.off = String(onScreen.size > 0);
  });
  for (const part of document.querySelectorAll('[data-steps]')) observer.observe(part);
  addEventListener('app-ready', () => observer.disconnect());
}
