import { type RefObject, useEffect } from 'react';

/** While open: Escape, a tap outside, or focus that moves outside closes it. */
export function useDismiss(
  open: boolean,
  inside: RefObject<HTMLElement | null>,
  close: (reason: 'escape' | 'outside') => void,
) {
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close('escape');
    };
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !inside.current?.contains(event.target)) close('outside');
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('pointerdown', onOutside, { signal });
    document.addEventListener('focusin', onOutside, { signal });
    return () => listening.abort();
  });
}
