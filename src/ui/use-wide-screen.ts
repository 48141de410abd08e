import { useCallback, useSyncExternalStore } from 'react';

/** Tailwind's breakpoints. */
const widths = { md: '(width >= 48rem)', lg: '(width >= 64rem)', xl: '(width >= 80rem)' };

/** Whether there is room for a table. For the back office only: a prerendered page has no screen to ask. */
export function useWideScreen(from: keyof typeof widths = 'md'): boolean {
  const wide = widths[from];
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = matchMedia(wide);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [wide],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
}
