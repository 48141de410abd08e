import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';

/** A skeleton of a figure. */
export function CardSkeleton() {
  return (
    <Card className="grid min-h-36 content-between p-5">
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-8 w-1/4" />
      <Skeleton className="h-4 w-4/5" />
    </Card>
  );
}

/** A skeleton of a list of people. */
export function ListSkeleton() {
  return (
    <Card className="h-full px-5 pt-5">
      <Skeleton className="h-5 w-44" />
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <div key={row} className="flex items-center gap-3.5 py-5">
          <Skeleton className="size-9 flex-none rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3.5 w-3/5" />
          </div>
        </div>
      ))}
    </Card>
  );
}
