import { RefreshCw } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { AnalyticsSkeleton } from './analytics-skeleton.tsx';
import { Figures } from './figures.tsx';
import { loadAnalytics } from './load-analytics.ts';
import { useAnswer } from './use-answer.ts';

export { notForFeed as shouldRevalidate } from '../layout/feed-reload.ts';

/** Not awaited: the shell stands at once. */
export function loader() {
  return { first: loadAnalytics() };
}

export function Component() {
  const { first } = useLoaderData<typeof loader>();
  const { answer, refresh } = useAnswer(first);
  return (
    <>
      <PageHeader
        title="Analytics Dashboard"
        sub="Netlify Analytics (last 30 days)"
        actions={
          <Button
            variant="outline"
            size="sm"
            busy={answer === null}
            busyLabel="Loading..."
            onClick={refresh}
          >
            <RefreshCw className="ico" aria-hidden="true" />
            Refresh
          </Button>
        }
      />
      {answer === null && <AnalyticsSkeleton />}
      {answer?.ok === false && (
        <Notice tone="bad" role="alert" className="mt-6">
          <p>{answer.message}</p>
        </Notice>
      )}
      {answer?.ok && <Figures analytics={answer.analytics} />}
    </>
  );
}
