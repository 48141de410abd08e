import { useLoaderData } from 'react-router-dom';
import { readBuildHook } from '#data/publishing/publishing-settings.ts';
import { settled } from '#data/settled.ts';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { LoadError } from '../load-error.tsx';
import { ShownData } from '../shown-data.tsx';
import { HookForm } from './hook-form.tsx';

export { notForFeed as shouldRevalidate } from '../layout/feed-reload.ts';
export { action } from './save-hook.ts';

const failed = 'Failed to load the publishing settings';

/** Not awaited: the heading renders before the form. */
export function loader() {
  return { hook: settled(readBuildHook(), failed) };
}

export function Component() {
  const { hook } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Publishing" sub="How fast your changes reach search engines." />
      <Card className="mt-5 max-w-2xl p-5">
        <ShownData
          data={hook}
          fallback={<Skeleton className="h-48" />}
          failed={<LoadError title={failed} />}
        >
          {(stored) => <HookForm stored={stored} />}
        </ShownData>
      </Card>
    </>
  );
}
