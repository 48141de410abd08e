import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { speedGrid } from './speed-grid.ts';

/** A skeleton of the figures and the two tables. */
export function ResponseSkeleton() {
  return (
    <div role="status" className="mt-6 grid gap-8">
      <span className="sr-only">Loading requests…</span>
      <div className={speedGrid}>
        {['median', 'quick', 'promised', 'closed'].map((figure) => (
          <Card key={figure} className="grid min-h-36 content-between p-5">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-8 w-1/3" />
            <Skeleton className="h-4 w-4/5" />
          </Card>
        ))}
      </div>
      {['hours', 'sources'].map((table) => (
        <Card key={table} className="min-h-80 p-5">
          <Skeleton className="h-5 w-36" />
          <Skeleton className="mt-5 h-60 w-full" />
        </Card>
      ))}
    </div>
  );
}
