import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { FigureSkeleton, PanelSkeleton } from '../../shared/data/skeleton-cards.tsx';
import { figuresGrid } from './figures-grid.ts';

export function AnalyticsSkeleton() {
  return (
    <div className={figuresGrid.page}>
      <p role="status" className="sr-only">
        Loading analytics...
      </p>
      <div className={figuresGrid.totals}>
        <FigureSkeleton />
        <FigureSkeleton />
      </div>
      <PanelSkeleton className={figuresGrid.chart} />
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
