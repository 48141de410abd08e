import type { LeadType } from '#domain/leads/lead.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { listLabels } from './list-labels.ts';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A skeleton of the list. */
export function LeadsSkeleton({ type }: { type: LeadType }) {
  return (
    <div role="status" className="mt-4">
      <span className="sr-only">{listLabels[type].loading}</span>
      <ul className="max-md:grid max-md:grid-cols-1 max-md:gap-3">
        {rows.map((row) => (
          <li
            key={row}
            className="flex gap-3 border border-line bg-surface px-5 py-4 max-md:min-h-44 max-md:rounded-[14px] md:items-center md:not-first:border-t-0 md:first:rounded-t-[14px] md:last:rounded-b-[14px]"
          >
            <Skeleton className="size-9 flex-none rounded-full!" />
            <div className="grid min-w-0 flex-1 grid-cols-1 content-start gap-2">
              <Skeleton className="h-4 w-40 max-w-full" />
              <Skeleton className="h-3.5 w-52 max-w-full" />
            </div>
            <Skeleton className="h-4 w-28 max-md:hidden" />
            <Skeleton className="h-4 w-36 max-lg:hidden" />
            <Skeleton className="h-6 w-20" />
            <Skeleton className="h-10 w-24 max-md:hidden" />
          </li>
        ))}
      </ul>
    </div>
  );
}
