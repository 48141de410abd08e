import { useLoaderData } from 'react-router-dom';
import { listProblems } from '#data/problems/problems.ts';
import { serverDate } from '#data/server-clock.ts';
import { settled } from '#data/settled.ts';
import { groupProblems, problemDays } from '#domain/problem.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { ShownData } from '../../shared/data/shown-data.tsx';
import { SettingsHeader } from '../../shared/parts/settings-header.tsx';
import { ProblemList } from './problem-list.tsx';

export { notForFeed as shouldRevalidate } from '../../shared/data/feed-reload.ts';

/** Not awaited: the heading renders before the list. */
export function loader() {
  return { problems: settled(listProblems(serverDate()), 'Failed to load problems') };
}

export function Component() {
  const { problems } = useLoaderData<typeof loader>();
  return (
    <>
      <SettingsHeader
        name="problems"
        sub={`What failed in the back office in the last ${problemDays} days. For developers.`}
      />
      <ShownData data={problems} fallback={<ProblemsSkeleton />} errorClass="mt-4">
        {(loaded) =>
          loaded.length > 0 ? (
            <ProblemList groups={groupProblems(loaded)} />
          ) : (
            <EmptyState title={`No problems in the last ${problemDays} days`} />
          )
        }
      </ShownData>
    </>
  );
}

function ProblemsSkeleton() {
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
