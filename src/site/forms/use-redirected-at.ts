import { useEffect, useState } from 'react';

/** When a redirect opened this page, as after a plain form. null after a reload, and in a built page. */
export function useRedirectedAt(): Date | null {
  const [at, setAt] = useState<Date | null>(null);
  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit && visit.redirectCount > 0) setAt(new Date(performance.timeOrigin));
  }, []);
  return at;
}
