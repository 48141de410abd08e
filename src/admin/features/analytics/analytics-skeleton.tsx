import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { figuresGrid } from './figures-grid.ts';

/** A skeleton of the figures. */
export function AnalyticsSkeleton() {
  return (
    <div className={figuresGrid.page}>
      <p role="status" className="sr-only">
        Loading analytics...
      </p>
      <div className={figuresGrid.totals}>
        {['visitors', 'pageviews'].map((total) => (
          <Card key={total} className="grid min-h-36 content-between p-5">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-8 w-1/3" />
            <Skeleton className="h-4 w-4/5" />
          </Card>
        ))}
      </div>
      <Card className={`${figuresGrid.chart} min-h-80 p-5`}>
        <Skeleton className="h-5 w-36" />
        <Skeleton className="mt-5 h-60 w-full" />
      </Card>
      {['pages', 'referrers'].map((list) => (
        <Card key={list} className={`${figuresGrid.list} grid gap-3 p-5`}>
          <Skeleton className="h-5 w-36" />
          {['w-full', 'w-3/5', 'w-1/2', 'w-2/5', 'w-1/3'].map((width) => (
            <Skeleton key={width} className={`h-8 ${width}`} />
          ))}
        </Card>
      ))}
    </div>
  );
}
