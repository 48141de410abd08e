import { Moon, Sun } from 'lucide-react';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from './button.tsx';

type Theme = 'light' | 'dark';

const key = 'theme';

// The choice in force. Kept here as well as in storage, which a browser may refuse.
let choice: Theme | null = null;
const listeners = new Set<() => void>();

function storedChoice(): Theme {
  try {
    return localStorage.getItem(key) === 'dark' ? 'dark' : 'light';
  } catch {
    return 'light';
  }
}

function getChoice(): Theme {
  choice ??= storedChoice();
  return choice;
}

function choose(theme: Theme) {
  choice = theme;
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  // Another tab has changed it.
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    choice = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/**
 * Shows the theme that belongs to the address: the stored choice under /admin, light elsewhere, where
 * the stored choice is left alone. Every layout calls it, so that crossing over sets the document right.
 */
export function useTheme(): { theme: Theme; toggle: () => void } {
  const { pathname } = useLocation();
  const chosen = useSyncExternalStore<Theme>(subscribe, getChoice, () => 'light');
  const theme = pathname.startsWith('/admin') ? chosen : 'light';

  useLayoutEffect(() => {
    if (theme === 'dark') document.documentElement.dataset.theme = 'dark';
    else delete document.documentElement.dataset.theme;
  }, [theme]);

  return { theme, toggle: () => choose(theme === 'dark' ? 'light' : 'dark') };
}

export function ThemeToggle({ className }: { className?: string }) {
  const { theme, toggle } = useTheme();
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label="Dark theme"
      aria-pressed={theme === 'dark'}
      className={className}
      onClick={toggle}
    >
      <Icon className="ico" aria-hidden="true" />
    </Button>
  );
}
