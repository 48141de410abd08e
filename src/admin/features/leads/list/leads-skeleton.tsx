import type { LeadType } from '#domain/leads/lead.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { SkeletonList } from '../../../shared/data/skeleton-list.tsx';
import { listLabels } from '../params/list-labels.ts';

export function LeadsSkeleton({ type }: { type: LeadType }) {
  return (
    <SkeletonList label={listLabels[type].loading} className="gap-3 max-md:min-h-44">
      <Skeleton className="size-9 flex-none rounded-full" />
      <div className="grid min-w-0 flex-1 grid-cols-1 content-start gap-2">
        <Skeleton className="h-4 w-40 max-w-full" />
        <Skeleton className="h-3.5 w-52 max-w-full" />
      </div>
      <Skeleton className="h-4 w-28 max-md:hidden" />
      <Skeleton className="h-4 w-36 max-lg:hidden" />
      <Skeleton className="h-6 w-20" />
      <Skeleton className="h-10 w-24 max-md:hidden" />
    </SkeletonList>
  );
}
