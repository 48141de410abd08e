import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type BadgeProps = {
  tone: 'new' | 'info' | 'ok' | 'mute' | 'bad';
  className?: string;
  children: ReactNode;
};

export function Badge({ tone, className, children }: BadgeProps) {
  return <span className={classNames('badge', `badge-${tone}`, className)}>{children}</span>;
}

type ChipProps = { lang?: string; className?: string; children: ReactNode };

export function Chip({ lang, className, children }: ChipProps) {
  return (
    <span lang={lang} className={classNames('chip', className)}>
      {children}
    </span>
  );
}

/** How many are waiting, beside the word that says what. */
export function CountBadge({ className, children }: { className?: string; children: ReactNode }) {
  return <span className={classNames('count num', className)}>{children}</span>;
}
