import { type DataRouter, type LoaderFunctionArgs, matchRoutes } from 'react-router-dom';
import { savesData } from '#ui/loading/saves-data.ts';
import { whenIdle } from '#ui/loading/when-idle.ts';
import { prefetchData } from './reads.ts';

/** Milliseconds within which a fast line brings a document, from the request to the last byte. */
const fast = 200;

/**
 * Prefetches the next page. When the pointer, a finger or the focus comes to a link, it loads that page's code and
 * data. On a fast line it also loads the code for the links on screen, in idle time. Does nothing if the visitor
 * saves data. Returns a function that ends it.
 */
export function prefetchPages(router: DataRouter): () => void {
  const watch = new AbortController();
  const end = () => watch.abort();
  if (savesData()) return end;
  // A finger fires pointerover, too.
  for (const type of ['pointerover', 'focusin']) {
    addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element && target.closest('a');
        if (link) void fetchPage(router, link, { withReads: true });
      },
      { passive: true, signal: watch.signal },
    );
  }
  if (isFastLine()) prefetchLinksOnScreen(router, watch.signal);
  return end;
}

/** Browsers other than Chrome do not report the line's speed, so the document's load time decides. */
function isFastLine(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && visit.responseEnd - visit.requestStart < fast;
}

function prefetchLinksOnScreen(router: DataRouter, signal: AbortSignal): void {
  const onScreen = new IntersectionObserver(async (changes) => {
    for (const { isIntersecting, target } of changes) {
      if (!isIntersecting) continue;
      onScreen.unobserve(target);
      await fetchPage(router, target as HTMLAnchorElement);
      await new Promise<void>(whenIdle);
    }
  });
  const observeLinks = () => {
    for (const link of document.querySelectorAll('main a')) onScreen.observe(link);
  };
  const unsubscribe = router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') whenIdle(observeLinks);
  });
  signal.addEventListener('abort', () => {
    unsubscribe();
    onScreen.disconnect();
  });
  observeLinks();
}

async function fetchPage(
  router: DataRouter,
  { origin, pathname, href }: HTMLAnchorElement,
  { withReads = false } = {},
): Promise<void> {
  const isHere = pathname === router.state.location.pathname;
  if (isHere || origin !== location.origin || pathname.startsWith('/admin')) return;
  const match = matchRoutes(router.routes, pathname)?.at(-1);
  if (!match) return;
  const { lazy, loader } = match.route;
  // Harmless: opening the page asks again.
  const page = typeof lazy === 'function' ? await lazy().catch(() => null) : { loader };
  if (!withReads || typeof page?.loader !== 'function') return;
  const load = page.loader;
  const args = { request: new Request(href), params: match.params } as LoaderFunctionArgs;
  prefetchData(() => load(args));
}
