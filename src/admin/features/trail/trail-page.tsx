import { useLoaderData, useLocation } from 'react-router-dom';
import { ButtonLink } from '#ui/button.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { LoadError } from '../../shared/data/load-error.tsx';
import { ShownData } from '../../shared/data/shown-data.tsx';
import { SkeletonList } from '../../shared/data/skeleton-list.tsx';
import { PageHeader } from '../../shared/parts/page-header.tsx';
import { peoplePath } from '../../shared/paths/paths.ts';
import { type loader, trailFailed } from './load-trail.ts';
import { TrailFilter } from './trail-filter.tsx';
import { TrailList } from './trail-list.tsx';

export { notForFeed as shouldRevalidate } from '../../shared/data/feed-reload.ts';
export { loader } from './load-trail.ts';

export function Component() {
  const { trail } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <>
      <PageHeader
        title="Activity log"
        sub="Who changed, opened or exported what. Nobody can change this list."
        actions={
          <ButtonLink variant="outline" size="sm" to={peoplePath}>
            Erasures
          </ButtonLink>
        }
      />
      <ShownData
        data={trail}
        dataKey={search}
        fallback={
          <SkeletonList label="Loading the activity log" className="gap-3.5">
            <Skeleton className="h-10 flex-1" />
          </SkeletonList>
        }
        failed={<LoadError title={trailFailed} className="mt-6" />}
      >
        {(loaded) => (
          <>
            <TrailFilter {...loaded} />
            <TrailList {...loaded} />
          </>
        )}
      </ShownData>
    </>
  );
}
