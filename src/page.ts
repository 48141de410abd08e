import { visitArticle, visitPage } from '#site/analytics/visits.ts';
import { runBanner } from '#site/consent/run-banner.ts';
import { builtFacts } from '#site/frame/built-facts.ts';
import { loadPhotosNear } from '#site/frame/load-photos-near.ts';
import { speculate } from '#site/frame/next-pages.ts';
import { runFocusLinks } from '#site/frame/run-focus-links.ts';
import { runLanguageLinks } from '#site/frame/run-language-links.ts';
import { runMenu } from '#site/frame/run-menu.ts';
import { showOpenings } from '#site/frame/show-openings.ts';
import { showTime } from '#site/frame/show-time.ts';
import { watchSteps } from '#site/frame/watch-steps.ts';
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
