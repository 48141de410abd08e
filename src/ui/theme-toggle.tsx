import { Moon, Sun } from 'lucide-react';
import { Button } from './button.tsx';
import { useTheme } from './theme.ts';

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
