import { useLoaderData } from 'react-router-dom';
import { readLaunchState } from '#data/publishing/launch-state.ts';
import { readBuildHook, saveBuildHook } from '#data/publishing/publishing-settings.ts';
import { settled } from '#data/settled.ts';
import { parseBuildHook } from '#domain/publishing/build-hook.ts';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { ShownData } from '../../shared/data/shown-data.tsx';
import { conflictOf } from '../../shared/forms/edit-conflict.tsx';
import { SettingsHeader } from '../../shared/parts/settings-header.tsx';
import { save } from '../../shared/save/save.ts';
import { saveAction } from '../../shared/save/save-action.ts';
import { HookForm } from './hook-form.tsx';
import { LaunchCard } from './launch-card.tsx';

export { notForFeed as shouldRevalidate } from '../../shared/data/feed-reload.ts';

/** Not awaited: the heading renders before the form. */
export function loader() {
  return {
    hook: settled(readBuildHook(), 'Failed to load the publishing settings'),
    launch: settled(readLaunchState(), 'Failed to load the launch check'),
  };
}

export const action = saveAction({
  save: (post) =>
    save(post, {
      parse: () => parseBuildHook(post.form.get('buildHook')),
      async write(hook) {
        await saveBuildHook(hook, post.by, String(post.base));
        return hook;
      },
      failed: 'Failed to save the build hook',
      conflict: (theirs: { buildHook: string }, buildHook) =>
        conflictOf(theirs, { buildHook }, { buildHook: ['Build hook', (hook) => hook.buildHook] }),
      done: (_, hook) =>
        hook
          ? 'Saved. Your next change rebuilds the website.'
          : 'Saved. Changes wait for the next build.',
    }),
});

export function Component() {
  const { hook, launch } = useLoaderData<typeof loader>();
  return (
    <>
      <SettingsHeader name="publishing" sub="How fast your changes reach search engines." />
      <Card className="mt-5 max-w-2xl p-5">
        <ShownData data={hook} fallback={<Skeleton className="h-48" />}>
          {(stored) => <HookForm stored={stored} />}
        </ShownData>
      </Card>
      <ShownData
        data={launch}
        fallback={<Skeleton className="mt-5 h-32 max-w-2xl" />}
        errorClass="mt-5 max-w-2xl"
      >
        {(found) => <LaunchCard launch={found} />}
      </ShownData>
    </>
  );
}
