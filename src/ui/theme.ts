import { useLayoutEffect, useSyncExternalStore } from 'react';
import { storedChoice } from './stored-choice.ts';

type Theme = 'light' | 'dark';

const chosenTheme = storedChoice<Theme>('theme', (stored) =>
  stored === 'dark' ? 'dark' : 'light',
);

/** Applies the chosen theme. Every layout of the back office calls it; those of the website are light. */
export function useTheme(): { theme: Theme; toggle: () => void } {
  const theme = useSyncExternalStore<Theme>(chosenTheme.subscribe, chosenTheme.get, () => 'light');

  useLayoutEffect(() => {
    if (theme === 'dark') document.documentElement.dataset.theme = 'dark';
    else delete document.documentElement.dataset.theme;
  }, [theme]);

  return { theme, toggle: () => chosenTheme.set(theme === 'dark' ? 'light' : 'dark') };
}
