import { useEffect, useState } from 'react';

/**
 * When this page was opened by a redirect, as after a plain HTML form that arrived. Null after a reload, since
 * the moment of the request is not known then, and in a built page.
 */
export function useRedirectedAt(): Date | null {
  const [at, setAt] = useState<Date | null>(null);
  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit && visit.redirectCount > 0) setAt(new Date(performance.timeOrigin));
  }, []);
  return at;
}
