import { Moon, Sun } from 'lucide-react';
import { Button } from './button.tsx';
import { useTheme } from './theme.ts';

export function ThemeToggle() {
  const { theme, toggle } = useTheme();
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label="Dark theme"
      aria-pressed={theme === 'dark'}
      onClick={toggle}
    >
      <Icon className="ico" aria-hidden="true" />
    </Button>
  );
}
