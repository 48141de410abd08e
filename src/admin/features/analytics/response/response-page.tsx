import { ChartNoAxesColumn, ChevronLeft, ChevronRight } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { serverDate } from '#data/server-clock.ts';
import { settled } from '#data/settled.ts';
import { addMonths, monthLabel, monthOf, parseMonth } from '#domain/time/month.ts';
import { ButtonLink } from '#ui/button.tsx';
import { notForFeed } from '../../../shared/data/feed-reload.ts';
import { ShownData } from '../../../shared/data/shown-data.tsx';
import { FigureSkeleton, PanelSkeleton } from '../../../shared/data/skeleton-cards.tsx';
import { PageHeader } from '../../../shared/parts/page-header.tsx';
import { analyticsPath } from '../../../shared/paths/paths.ts';
import { loadResponse } from './load-response.ts';
import { ResponseSpeed, speedGrid } from './response-speed.tsx';
import { SourceTables } from './source-tables.tsx';
import { TaggedLinkForm } from './tagged-link-form.tsx';

/** Not awaited: the heading renders before the figures. */
function loader({ request }: LoaderFunctionArgs) {
  const thisMonth = monthOf(serverDate());
  const month = parseMonth(new URL(request.url).searchParams.get('month'), thisMonth);
  return {
    month,
    isLatest: month === thisMonth,
    data: settled(loadResponse(month), 'Failed to load the requests'),
  };
}

function Component() {
  const { month, isLatest, data } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="How fast we answer"
        sub={`${monthLabel(month)}${isLatest ? ' so far' : ''}, compared with ${monthLabel(addMonths(month, -1))}`}
        actions={<MonthLinks month={month} isLatest={isLatest} />}
      />
      <ShownData data={data} dataKey={month} fallback={<ResponseSkeleton />} errorClass="mt-4">
        {({ now, before }) => (
          <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8">
            <ResponseSpeed now={now} before={before} />
            <SourceTables now={now} before={before} />
          </div>
        )}
      </ShownData>
      <TaggedLinkForm />
    </>
  );
}

/** A route of its own, in one chunk with the analytics page. */
export const response = { loader, Component, shouldRevalidate: notForFeed };

function ResponseSkeleton() {
  return (
    <div role="status" className="mt-6 grid gap-8">
      <span className="sr-only">Loading requests…</span>
      <div className={speedGrid}>
        <FigureSkeleton />
        <FigureSkeleton />
        <FigureSkeleton />
        <FigureSkeleton />
      </div>
      <PanelSkeleton />
      <PanelSkeleton />
    </div>
  );
}

function MonthLinks({ month, isLatest }: { month: string; isLatest: boolean }) {
  const earlier = addMonths(month, -1);
  const later = addMonths(month, 1);
  return (
    <>
      <ButtonLink variant="ghost" to={analyticsPath}>
        <ChartNoAxesColumn className="ico" />
        Analytics
      </ButtonLink>
      <ButtonLink variant="outline" to={`?month=${earlier}`}>
        <ChevronLeft className="ico" />
        {monthLabel(earlier)}
      </ButtonLink>
      {!isLatest && (
        <ButtonLink variant="outline" to={`?month=${later}`}>
          {monthLabel(later)}
          <ChevronRight className="ico" />
        </ButtonLink>
      )}
    </>
  );
}
