import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type EmptyStateProps = { title: string; text?: ReactNode; action?: ReactNode; className?: string };

export function EmptyState({ title, text, action, className }: EmptyStateProps) {
  return (
    <div className={classNames('grid justify-items-center px-6 py-10 text-center', className)}>
      <RidgeAndRoad />
      <h2 className="mt-4 text-h4">{title}</h2>
      {text && <p className="mt-1 max-w-[44ch] text-text-2">{text}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2.5">{action}</div>}
    </div>
  );
}

function RidgeAndRoad() {
  return (
    <svg viewBox="0 0 92 64" width="92" height="64" aria-hidden="true">
      <path
        className="fill-tint forced-colors:fill-[GrayText]"
        d="M4 58 28 18l12 18 12-16 36 38Z"
      />
      <g className="fill-accent">
        <rect x="45" y="36" width="8" height="4" rx="1.8" />
        <rect x="44" y="44" width="11" height="5" rx="2.2" />
        <rect x="40" y="54" width="14" height="6" rx="2.5" />
      </g>
    </svg>
  );
}
