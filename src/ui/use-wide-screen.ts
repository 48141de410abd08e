import { useSyncExternalStore } from 'react';

/** From here on there is room for a table; the same width as Tailwind's `md`. */
const wide = '(width >= 48rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** For the back office alone: a page that is rendered on a server has no screen to ask about. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
}
