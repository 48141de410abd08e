import { useEffect } from 'react';

/**
 * Fetches the code of pages that may be next, one by one, while the browser has nothing to do. Where it
 * cannot tell, nothing is fetched. `pages` stays the same from render to render.
 */
export function usePrefetchTabs(pages: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return;
    const rest = [...pages];
    const fetchNext = async () => {
      // Harmless: opening the page asks again.
      await rest
        .shift()?.()
        .catch(() => {});
      if (rest.length > 0) next = requestIdleCallback(fetchNext);
    };
    let next = requestIdleCallback(fetchNext);
    return () => {
      rest.length = 0;
      cancelIdleCallback(next);
    };
  }, [pages]);
}
