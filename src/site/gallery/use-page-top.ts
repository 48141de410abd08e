import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Ref for the list: when its page was turned, the window scrolls to the top and the keyboard goes on from the list. */
export function usePageTop(page: number): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  const last = useRef(page);
  const navigation = useNavigationType();

  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    // Not after Back and Forward, which restore the position, nor after a filter, which changes the list while the
    // visitor types.
    if (navigation !== 'PUSH') return;
    list.current?.focus({ preventScroll: true });
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
  }, [page, navigation]);

  return list;
}
