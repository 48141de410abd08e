import { RefreshCw, Timer } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { may } from '#domain/account/access.ts';
import type { SiteAnalytics } from '#domain/analytics/analytics-report.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { useAsync } from '#ui/loading/use-async.ts';
import { Notice } from '#ui/notice.tsx';
import { FigureSkeleton, PanelSkeleton } from '../../shared/data/skeleton-cards.tsx';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { PageHeader } from '../../shared/parts/page-header.tsx';
import { Figures } from './figures.tsx';
import { figuresGrid } from './figures-grid.ts';
import { loadAnalytics } from './load-analytics.ts';

export { notForFeed as shouldRevalidate } from '../../shared/data/feed-reload.ts';
export { response } from './response/response-page.tsx';

/** Not awaited: the page does not wait for the figures. */
export function loader() {
  return { first: loadAnalytics() };
}

const atOpening: [] = [];

export function Component() {
  const { session } = useAdminData();
  const { first } = useLoaderData<typeof loader>();
  // Refresh shows the skeleton again, which a reload of <ShownData> does not.
  const { value, failure, isLoading, retry } = useAsync<SiteAnalytics>(atOpening, ({ attempt }) =>
    attempt === 0 ? first : loadAnalytics(),
  );
  return (
    <>
      <PageHeader
        title="Analytics Dashboard"
        sub="Netlify Analytics (last 30 days)"
        actions={
          <>
            {may(session.role, 'read', 'leads') && (
              <ButtonLink variant="ghost" to="response">
                <Timer className="ico" />
                How fast we answer
              </ButtonLink>
            )}
            <Button variant="outline" busy={isLoading} busyLabel="Loading..." onClick={retry}>
              <RefreshCw className="ico" />
              Refresh
            </Button>
          </>
        }
      />
      {isLoading && <AnalyticsSkeleton />}
      {failure && (
        <Notice tone="bad" role="alert" className="mt-6">
          <p>{failure}</p>
        </Notice>
      )}
      {value && !isLoading && !failure && <Figures analytics={value} />}
    </>
  );
}

function AnalyticsSkeleton() {
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
