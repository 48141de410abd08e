import { useLoaderData } from 'react-router-dom';
import { listProblems } from '#data/problems/problems.ts';
import { settled } from '#data/settled.ts';
import { groupProblems, problemDays } from '#domain/problem.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadError } from '../../shared/data/load-error.tsx';
import { ShownData } from '../../shared/data/shown-data.tsx';
import { PageHeader } from '../../shared/parts/page-header.tsx';
import { ProblemList } from './problem-list.tsx';
import { ProblemsSkeleton } from './problems-skeleton.tsx';

export { notForFeed as shouldRevalidate } from '../../shared/data/feed-reload.ts';

const failed = 'Failed to load problems';

/** Not awaited: the heading renders before the list. */
export function loader() {
  return { problems: settled(listProblems(), failed) };
}

export function Component() {
  const { problems } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Problems"
        sub={`What failed in the back office in the last ${problemDays} days. For developers.`}
      />
      <ShownData
        data={problems}
        fallback={<ProblemsSkeleton />}
        failed={<LoadError title={failed} className="mt-4" />}
      >
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
