import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { storedChoice } from './stored-choice.ts';

type Theme = 'light' | 'dark';

const chosenTheme = storedChoice<Theme>('theme', (stored) =>
  stored === 'dark' ? 'dark' : 'light',
);

/** Applies the address's theme: the choice under /admin, else light. Every layout calls it, so that moves update it. */
export function useTheme(): { theme: Theme; toggle: () => void } {
  const { pathname } = useLocation();
  const chosen = useSyncExternalStore<Theme>(chosenTheme.subscribe, chosenTheme.get, () => 'light');
  const theme = pathname.startsWith('/admin') ? chosen : 'light';

  useLayoutEffect(() => {
    if (theme === 'dark') document.documentElement.dataset.theme = 'dark';
    else delete document.documentElement.dataset.theme;
  }, [theme]);

  return { theme, toggle: () => chosenTheme.set(theme === 'dark' ? 'light' : 'dark') };
}
