import { Skeleton } from '#ui/loading/skeleton.tsx';
import { SkeletonList } from '../../../shared/data/skeleton-list.tsx';

export function PostsSkeleton() {
  return (
    <SkeletonList label="Loading blog posts…" className="gap-4 max-md:min-h-36">
      <Skeleton className="h-14 w-20 flex-none" />
      <div className="grid min-w-0 flex-1 grid-cols-1 content-start gap-2">
        <Skeleton className="h-4 w-72 max-w-full" />
        <Skeleton className="h-3.5 w-52 max-w-full" />
      </div>
      <Skeleton className="h-6 w-20 max-md:hidden" />
      <Skeleton className="h-4 w-24 max-lg:hidden" />
      <Skeleton className="h-10 w-28 max-md:hidden" />
    </SkeletonList>
  );
}
