import { useLoaderData } from 'react-router-dom';
import { readLaunchState } from '#data/publishing/launch-state.ts';
import { readBuildHook } from '#data/publishing/publishing-settings.ts';
import { settled } from '#data/settled.ts';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { LoadError } from '../../shared/data/load-error.tsx';
import { ShownData } from '../../shared/data/shown-data.tsx';
import { SettingsHeader } from '../../shared/parts/settings-header.tsx';
import { HookForm } from './hook-form.tsx';
import { LaunchCard } from './launch-card.tsx';

export { notForFeed as shouldRevalidate } from '../../shared/data/feed-reload.ts';
export { action } from './save-hook.ts';

const failed = 'Failed to load the publishing settings';
const launchFailed = 'Failed to load the launch check';

/** Not awaited: the heading renders before the form. */
export function loader() {
  return {
    hook: settled(readBuildHook(), failed),
    launch: settled(readLaunchState(), launchFailed),
  };
}

export function Component() {
  const { hook, launch } = useLoaderData<typeof loader>();
  return (
    <>
      <SettingsHeader name="publishing" sub="How fast your changes reach search engines." />
      <Card className="mt-5 max-w-2xl p-5">
        <ShownData
          data={hook}
          fallback={<Skeleton className="h-48" />}
          failed={<LoadError title={failed} />}
        >
          {(stored) => <HookForm stored={stored} />}
        </ShownData>
      </Card>
      <ShownData
        data={launch}
        fallback={<Skeleton className="mt-5 h-32 max-w-2xl" />}
        failed={<LoadError title={launchFailed} className="mt-5 max-w-2xl" />}
      >
        {(found) => <LaunchCard launch={found} />}
      </ShownData>
    </>
  );
}
