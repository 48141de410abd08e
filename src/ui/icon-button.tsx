import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

type IconButtonProps = Omit<ComponentProps<typeof Button>, 'size' | 'children'> & {
  icon: LucideIcon;
  /** What it does, for those who can't see the icon. */
  label: string;
};

export function IconButton({ icon: Icon, label, variant = 'ghost', ...rest }: IconButtonProps) {
  return (
    <Button {...rest} variant={variant} size="icon" aria-label={label}>
      <Icon className="ico" aria-hidden="true" />
    </Button>
  );
}
