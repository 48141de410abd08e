import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type DataRouter,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { loadChunk } from '#ui/loading/load-chunk.ts';
import { whenIdle } from '#ui/loading/when-idle.ts';
import { App } from './app.tsx';
import { debounceLoading } from './debounce-loading.ts';
import { hasChanged } from './has-changed.ts';
import { isChunkMissing, loadNextDocument, loadOnce } from './missing-chunk.ts';
import { isPlainAddress } from './plain-address.ts';
import { prefetchPages } from './prefetch.ts';
import { openWithAnswers } from './read-cache.ts';
import { keepTexts } from './translated-texts.ts';

export async function startApp(routes: RouteObject[], build: string): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  keepTexts(document.body);

  // Only a built page has this element: the shells of the app have neither content nor answers.
  const built = document.getElementById('answers');
  if (built) {
    openWithAnswers(built.textContent);
    // The scripts have just run. Let the browser handle waiting input before hydration.
    await new Promise((resolve) => setTimeout(resolve));
  }
  const builtRoute = built?.dataset.route;

  const address = await addressMeant(location.pathname);
  if (address === null) return;
  setFirstAddress(address);
  const router = createBrowserRouter(routes);
  if (built) await isReady(router);

  if (built && isChunkMissing(router.state) && isSamePage(router, builtRoute)) {
    // People can read the built page and send its forms without the app, which would only show an error instead.
    console.warn('The app did not start', router.state.errors);
    dispatchEvent(new Event('app-failed'));
    return;
  }
  if (isChunkMissing(router.state) && (await loadOnce(location.pathname, build))) return;

  const app = (
    <App>
      <RouterProvider router={debounceLoading(loadNextDocument(router, build))} />
    </App>
  );
  if (built && isAsBuilt(router, builtRoute)) {
    keepPlace(router);
    // React hydrates a transition in slices, and the browser answers to touches in between.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    for (const element of document.head.querySelectorAll('[data-built]')) element.remove();
    createRoot(root).render(app);
  }
  // Not before: what the router gets while React hydrates would differ from the page, or be missed.
  if (built) addEventListener('app-ready', () => void revalidateIfChanged(router));
  // Staff pages prefetch what their tabs need.
  if (!location.pathname.startsWith('/admin')) whenIdle(() => void prefetchPages(router));
}

/** The address that is meant; null where the browser leaves for another document. */
async function addressMeant(pathname: string): Promise<string | null> {
  if (isPlainAddress(pathname)) return pathname;
  try {
    const { fileAt, isElsewhere, meantAddress } = await loadChunk(
      () => import('./meant-address.ts'),
    );
    const address = meantAddress(pathname);
    // The host has the file, or says that it has none.
    const next = fileAt(address) ?? (isElsewhere(address, pathname) ? address : pathname);
    if (next === pathname) return address;
    location.replace(next);
    return null;
  } catch {
    // Harmless: the page is that of the address as it is, or 'not found'.
    return pathname;
  }
}

/**
 * The browser itself scrolls a built page to its last position. The router would do so again after hydration, when
 * the visitor may have scrolled on. It restores a first position once, so here it finds none.
 */
function keepPlace(router: DataRouter): void {
  const stop = router.enableScrollRestoration({}, () => window.scrollY);
  stop();
}

function setFirstAddress(address: string): void {
  // The router's key for a document's first page is 'default'. Scroll positions are kept by key, so each gets its own.
  const state = history.state?.key ? history.state : { key: `default-${performance.timeOrigin}` };
  history.replaceState(state, '', address + location.search + location.hash);
}

async function revalidateIfChanged(router: DataRouter): Promise<void> {
  const { location: opened } = router.state;
  if (!(await hasChanged())) return;
  // A navigation since then has already loaded fresh data.
  const { location, navigation } = router.state;
  if (location === opened && navigation.state === 'idle') void router.revalidate();
}

/** Resolves when the router has the page; before, it could show only its fallbacks. */
function isReady(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const check = () => router.state.initialized && resolve();
    check();
    router.subscribe(check);
  });
}

/** Netlify also serves 404.html for addresses that the router does know, such as one in capitals. */
function isSamePage({ state: { matches } }: DataRouter, builtRoute?: string): boolean {
  const { path = '' } = matches.at(-1)?.route ?? {};
  return path === builtRoute;
}

/** The build renders pages without a query. Some pages look different with one. */
function isAsBuilt(router: DataRouter, builtRoute?: string): boolean {
  const { matches, location, errors } = router.state;
  const readsQuery = matches.some(({ route }) => route.handle?.readsQuery);
  const isWhole = !errors && (!readsQuery || location.search === '');
  return isWhole && isSamePage(router, builtRoute);
}
