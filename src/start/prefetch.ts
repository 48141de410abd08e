import { type DataRouter, type LoaderFunctionArgs, matchRoutes } from 'react-router-dom';
import { savesData } from '#ui/loading/saves-data.ts';
import { prefetchData } from './reads.ts';

/**
 * Prefetches the next page inside the app: its code and data, when the pointer, a finger or the focus comes to a link.
 * Does nothing if the visitor saves data. Returns a function that ends it.
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
        if (link) void fetchPage(router, link);
      },
      { passive: true, signal: watch.signal },
    );
  }
  return end;
}

async function fetchPage(
  router: DataRouter,
  { origin, pathname, href }: HTMLAnchorElement,
): Promise<void> {
  const isHere = pathname === router.state.location.pathname;
  if (isHere || origin !== location.origin || pathname.startsWith('/admin')) return;
  const match = matchRoutes(router.routes, pathname)?.at(-1);
  if (!match) return;
  const { lazy, loader } = match.route;
  // Harmless: opening the page asks again.
  const page = typeof lazy === 'function' ? await lazy().catch(() => null) : { loader };
  if (typeof page?.loader !== 'function') return;
  const load = page.loader;
  const args = { request: new Request(href), params: match.params } as LoaderFunctionArgs;
  prefetchData(() => load(args));
}
