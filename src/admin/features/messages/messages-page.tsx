import { useLoaderData } from 'react-router-dom';
import { listTemplates } from '#data/messages/templates.ts';
import { settled } from '#data/settled.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { deferIfSlow } from '../../shared/data/defer-if-slow.ts';
import { ShownData } from '../../shared/data/shown-data.tsx';
import { SkeletonList } from '../../shared/data/skeleton-list.tsx';
import { SettingsHeader } from '../../shared/parts/settings-header.tsx';
import { MessageList } from './message-list.tsx';

export { notForFeed as shouldRevalidate } from '../../shared/data/feed-reload.ts';
export { editor } from './message-page.tsx';

export const loader = () =>
  deferIfSlow({ templates: settled(listTemplates(), 'Failed to load the messages') });

export function Component() {
  const { templates } = useLoaderData<typeof loader>();
  return (
    <>
      <SettingsHeader
        name="messages"
        sub="The words of the emails and texts that the clinic sends. Names, times and the clinic’s facts fill in by themselves."
      />
      <ShownData
        data={templates}
        fallback={
          <SkeletonList label="Loading messages" className="gap-3.5">
            <Skeleton className="size-10" />
            <Skeleton className="h-10 flex-1" />
          </SkeletonList>
        }
        errorClass="mt-6"
      >
        {(changed) => <MessageList changed={changed} />}
      </ShownData>
    </>
  );
}
