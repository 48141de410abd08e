import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

type SkeletonListProps = { label: string; className: string; children: ReactNode };

/** A skeleton of a list, by the skeleton of one row: rows are cards on phones. */
export function SkeletonList({ label, className, children }: SkeletonListProps) {
  const row =
    'flex border border-line bg-surface px-5 py-4 max-md:rounded-[14px] md:items-center md:not-first:border-t-0 md:first:rounded-t-[14px] md:last:rounded-b-[14px]';
  return (
    <div role="status" className="mt-4">
      <span className="sr-only">{label}</span>
      <ul className="max-md:grid max-md:grid-cols-1 max-md:gap-3">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <li key={key} className={classNames(row, className)}>
            {children}
          </li>
        ))}
      </ul>
    </div>
  );
}
