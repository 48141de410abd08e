import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Replaces a list that failed to load; Retry reloads everything on the screen. */
export function LoadError({
  title,
  className,
  children,
}: {
  /** 'Failed to load …' */
  title: string;
  className?: string;
  children?: ReactNode;
}) {
  const { revalidate, state } = useRevalidator();
  return (
    <Notice
      tone="bad"
      role="alert"
      title={title}
      className={className}
      action={
        <Button
          variant="outline"
          size="sm"
          busy={state === 'loading'}
          onClick={() => void revalidate()}
        >
          Retry
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
