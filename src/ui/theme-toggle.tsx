import { Moon, Sun } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { useTheme } from './theme.ts';

export function ThemeToggle() {
  const { theme, toggle } = useTheme();
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <IconButton
      icon={Icon}
      variant="outline"
      label="Dark theme"
      aria-pressed={theme === 'dark'}
      onClick={toggle}
    />
  );
}
