import { useLoaderData, useLocation } from 'react-router-dom';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { ShownData } from '../../shared/data/shown-data.tsx';
import { SkeletonList } from '../../shared/data/skeleton-list.tsx';
import { SettingsHeader } from '../../shared/parts/settings-header.tsx';
import type { loader } from './load-trail.ts';
import { PatientSearch } from './patient-search.tsx';
import { TrailFilter } from './trail-filter.tsx';
import { TrailList } from './trail-list.tsx';

export { notForFeed as shouldRevalidate } from '../../shared/data/feed-reload.ts';
export { loader } from './load-trail.ts';

export function Component() {
  const { trail } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <>
      <SettingsHeader
        name="trail"
        sub="Who changed, opened or exported what. Nobody can change this list."
      />
      <ShownData
        data={trail}
        dataKey={search}
        fallback={
          <SkeletonList label="Loading the activity log" className="gap-3.5">
            <Skeleton className="h-10 flex-1" />
          </SkeletonList>
        }
        errorClass="mt-6"
      >
        {(loaded) => (
          <>
            <PatientSearch />
            <TrailFilter {...loaded} />
            <TrailList {...loaded} />
          </>
        )}
      </ShownData>
    </>
  );
}
