import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Gives the whole milliseconds since the page of the form was shown. */
export function useElapsed(): () => number {
  const { key } = useLocation();
  const shownAt = useRef(0);

  useEffect(() => {
    // The first page showed its form before the app came.
    shownAt.current = key.startsWith('default') ? 0 : performance.now();
  }, [key]);

  return () => Math.round(performance.now() - shownAt.current);
}
