import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { useWaitingLeads } from '../../shared/data/use-admin-data.ts';
import { mostWaiting } from './load-overview.ts';

const rowNames = Array.from({ length: mostWaiting }, (_, place) => `row-${place}`);

/** A skeleton of the work list, with as many rows as people wait. */
export function WorkListSkeleton() {
  const waiting = useWaitingLeads();
  return (
    <Card className="@container">
      <div className="grid content-center gap-2 px-5 py-4">
        <Skeleton className="h-5 w-44" />
        <Skeleton className="h-4 w-64" />
      </div>
      <div className="h-10 border-y border-line bg-sunken" />
      {rowNames.slice(0, waiting ?? mostWaiting).map((row) => (
        <div
          key={row}
          className="grid h-44 content-between gap-3 px-5 py-3.5 @md:h-[7.25rem] @md:grid-cols-[1fr_9.5rem] @xl:grid-cols-[1fr_16.5rem]"
        >
          <div className="grid content-start gap-2">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-2/5" />
          </div>
          <Skeleton className="h-11 @md:h-10" />
        </div>
      ))}
      {waiting !== null && waiting > mostWaiting && <div className="h-13 border-t border-line" />}
    </Card>
  );
}

export function DaySkeleton() {
  return (
    <Card className="p-5">
      <Skeleton className="h-5 w-44" />
      <Skeleton className="mt-2 h-4 w-32" />
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <div key={row} className="flex gap-3 py-3">
          <Skeleton className="h-4 w-16 flex-none" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      ))}
    </Card>
  );
}
