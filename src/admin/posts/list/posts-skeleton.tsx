import { Skeleton } from '#ui/loading/skeleton.tsx';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A skeleton of the list. */
export function PostsSkeleton() {
  return (
    <div role="status" className="mt-4">
      <span className="sr-only">Loading blog posts…</span>
      <ul className="max-md:grid max-md:gap-3">
        {rows.map((row) => (
          <li
            key={row}
            className="flex items-center gap-4 border border-line bg-surface px-5 py-4 max-md:min-h-36 max-md:items-start max-md:rounded-[14px] md:not-first:border-t-0 md:first:rounded-t-[14px] md:last:rounded-b-[14px]"
          >
            <Skeleton className="h-14 w-20 flex-none" />
            <div className="grid flex-1 content-start gap-2">
              <Skeleton className="h-4 w-72 max-w-full" />
              <Skeleton className="h-3.5 w-52 max-w-full" />
            </div>
            <Skeleton className="h-6 w-20 max-md:hidden" />
            <Skeleton className="h-4 w-24 max-lg:hidden" />
            <Skeleton className="h-10 w-28 max-md:hidden" />
          </li>
        ))}
      </ul>
    </div>
  );
}
