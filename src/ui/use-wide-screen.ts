import { useCallback, useSyncExternalStore } from 'react';

/** The same widths as Tailwind's. */
const widths = { md: '(width >= 48rem)', xl: '(width >= 80rem)' };

/**
 * Whether there is room for a table, or for whatever else needs such a width. For the back office alone:
 * a page that is rendered on a server has no screen to ask about.
 */
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
