import { useLoaderData } from 'react-router-dom';
import { readRetention } from '#data/people/retention-settings.ts';
import { settled } from '#data/settled.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { LoadError } from '../../shared/data/load-error.tsx';
import { ShownData } from '../../shared/data/shown-data.tsx';
import { SettingsHeader } from '../../shared/parts/settings-header.tsx';
import { RetentionForm } from './retention-form.tsx';

export { notForFeed as shouldRevalidate } from '../../shared/data/feed-reload.ts';
export { action } from './save-retention.ts';

const failed = 'Failed to load the retention periods';

/** Not awaited: the heading renders before the form. */
export function loader() {
  return { periods: settled(readRetention(), failed) };
}

export function Component() {
  const { periods } = useLoaderData<typeof loader>();
  return (
    <>
      <SettingsHeader
        name="retention"
        sub="How long you keep requests. Nothing is erased by itself."
      />
      <ShownData
        data={periods}
        fallback={<Skeleton className="mt-5 h-96 max-w-3xl" />}
        failed={<LoadError title={failed} className="mt-5 max-w-3xl" />}
      >
        {(stored) => <RetentionForm stored={stored} />}
      </ShownData>
    </>
  );
}
