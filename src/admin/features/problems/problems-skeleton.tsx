import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';

/** A skeleton of the list. */
export function ProblemsSkeleton() {
  return (
    <div role="status" className="mt-5 grid gap-3">
      <span className="sr-only">Loading problems…</span>
      {['a', 'b', 'c'].map((card) => (
        <Card key={card} className="grid min-h-28 content-between p-4 sm:px-5">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-8 w-full" />
        </Card>
      ))}
    </div>
  );
}
