import { useRevalidator } from 'react-router-dom';
import { Button } from '#ui/button.tsx';

type RetryButtonProps = { variant?: 'primary' | 'outline'; size?: 'md' };

/** Reloads everything on the screen. */
export function RetryButton({ variant = 'outline', size }: RetryButtonProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <Button
      variant={variant}
      size={size}
      busy={state === 'loading'}
      onClick={() => void revalidate()}
    >
      Retry
    </Button>
  );
}
