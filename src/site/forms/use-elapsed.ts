import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Whole milliseconds since the page showed the form. */
export function useElapsed(): () => number {
  const { key } = useLocation();
  const shownAt = useRef(0);

  useEffect(() => {
    // A built page showed its form before the app started.
    shownAt.current = key.startsWith('default') ? 0 : performance.now();
  }, [key]);

  return () => Math.round(performance.now() - shownAt.current);
}
