import './ui/styles/styles.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router-dom';
import { openWithAnswers } from '#data/built-answers.ts';
import { routes } from '#routes';
import { onceActive } from '#ui/once-active.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { App } from './app.tsx';
import { hushBriefLoading } from './brief-loading.ts';

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

// The router calls the first page of every document 'default': one would begin where another was left.
if (!history.state?.key) history.replaceState({ key: `default-${performance.timeOrigin}` }, '');

const router = hushBriefLoading(createBrowserRouter(routes));
const app = (
  <App>
    <RouterProvider router={router} />
  </App>
);

if (!built) {
  createRoot(root).render(app);
} else {
  await isReady(router);
  if (isAsBuilt(router, built.dataset.route)) {
    // In slices, between which the browser answers to touches.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    for (const element of document.head.querySelectorAll('[data-built]')) element.remove();
    createRoot(root).render(app);
  }
  // Staff may have changed something since the build, which visitors who leave at once need not fetch.
  // Whoever has gone on meanwhile has what is new, or will have it.
  const { location: opened } = router.state;
  onceActive(() => {
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

/**
 * Pages are built for their address without a query, which some of them show in another way; 404.html
 * also comes for addresses that the router does know, such as one in capitals.
 */
function isAsBuilt({ state: { matches, location } }: DataRouter, builtRoute?: string): boolean {
  const readsQuery = matches.some(({ route }) => route.handle?.readsQuery);
  const { path = '' } = matches.at(-1)?.route ?? {};
  return path === builtRoute && (!readsQuery || location.search === '');
}

// Staff pages fetch ahead what their tabs need.
if (!location.pathname.startsWith('/admin')) {
  whenIdle(async () => {
    // Without it the next page only takes longer.
    const ahead = await import('#site/pages-ahead.ts').catch(() => null);
    ahead?.lookAhead(router);
  });
}
