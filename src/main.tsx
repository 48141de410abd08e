import './ui/styles/styles.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router-dom';
import { openWithAnswers } from '#data/built-answers.ts';
import { routes } from '#routes';
import { onFirstActivity } from '#ui/loading/on-first-activity.ts';
import { whenIdle } from '#ui/loading/when-idle.ts';
import { App } from './app.tsx';
import { debounceLoading } from './debounce-loading.ts';
import { isChunkMissing, loadNextDocument, loadOnce } from './missing-chunk.ts';

/** Names the build: the address of this file has its hash. */
const build = import.meta.url;

// For the console of a developer; a build leaves it out.
if (import.meta.env.DEV) void import('#admin/debug.ts');

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// A page of the build brings its content and what was read for it; an app shell brings neither.
const built = document.getElementById('answers');
if (built) {
  openWithAnswers(built.textContent);
  // The scripts have just run; whatever else waits comes before the app.
  await new Promise((resolve) => setTimeout(resolve));
}

// Netlify serves each page's file under its own name as well.
const address = location.pathname.replace(/(?:\/index)?\.html$/, '') || '/';
// The router calls the first page of every document 'default': one would begin where another was left.
const state = history.state?.key ? history.state : { key: `default-${performance.timeOrigin}` };
history.replaceState(state, '', address + location.search + location.hash);

const router = createBrowserRouter(routes);
if (built) await isReady(router);

if (built && isChunkMissing(router.state) && isSamePage(router, built.dataset.route)) {
  // The built page can be read and its forms sent without the app, which would only replace them by an error.
  console.warn('The app did not start', router.state.errors);
  dispatchEvent(new Event('app-failed'));
} else if (!isChunkMissing(router.state) || !(await loadOnce(location.pathname, build))) {
  start(root);
}

function start(root: HTMLElement): void {
  const app = (
    <App>
      <RouterProvider router={debounceLoading(loadNextDocument(router, build))} />
    </App>
  );
  if (built && isAsBuilt(router, built.dataset.route)) {
    // In slices, between which the browser answers to touches.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    for (const element of document.head.querySelectorAll('[data-built]')) element.remove();
    createRoot(root).render(app);
  }
  if (built) readAgainOnceActive();
  // Staff pages prefetch what their tabs need.
  if (!location.pathname.startsWith('/admin')) {
    whenIdle(async () => {
      // Without it the next page only takes longer.
      const ahead = await import('#site/prefetch.ts').catch(() => null);
      ahead?.prefetchPages(router);
    });
  }
}

/** Staff may have changed something since the build. Visitors who leave at once need not fetch it. */
function readAgainOnceActive(): void {
  const { location: opened } = router.state;
  onFirstActivity(() => {
    // A navigation since then has already loaded fresh data.
    const { location, navigation } = router.state;
    if (location === opened && navigation.state === 'idle') void router.revalidate();
  });
}

/** Until then the router has nothing to show but its fallbacks. */
function isReady(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const check = () => router.state.initialized && resolve();
    check();
    router.subscribe(check);
  });
}

/** 404.html also comes for addresses that the router does know, such as one in capitals. */
function isSamePage({ state: { matches } }: DataRouter, builtRoute?: string): boolean {
  const { path = '' } = matches.at(-1)?.route ?? {};
  return path === builtRoute;
}

/** Pages are built for their address without a query, which some of them show in another way. */
function isAsBuilt(router: DataRouter, builtRoute?: string): boolean {
  const { matches, location, errors } = router.state;
  const readsQuery = matches.some(({ route }) => route.handle?.readsQuery);
  const isWhole = !errors && (!readsQuery || location.search === '');
  return isWhole && isSamePage(router, builtRoute);
}
