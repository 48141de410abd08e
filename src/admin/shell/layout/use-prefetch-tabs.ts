import { useEffect } from 'react';
import { savesData } from '#ui/loading/saves-data.ts';

/**
 * Prefetches the code of likely next pages, one by one, while the browser is idle. Does nothing without
 * requestIdleCallback, or if the person saves data. `pages` must be the same on every render.
 */
export function usePrefetchTabs(pages: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window) || savesData()) return;
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
