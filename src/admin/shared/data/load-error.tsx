import type { ReactNode } from 'react';
import { Notice } from '#ui/notice.tsx';
import { RetryButton } from './retry-button.tsx';

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
  return (
    <Notice tone="bad" role="alert" title={title} className={className} action={<RetryButton />}>
      {children}
    </Notice>
  );
}
