import { Avatar } from '../avatar.tsx';
import { Badge, Chip, CountBadge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { EmptyState } from '../empty-state.tsx';
import { LoadingScreen } from '../loading/loading-screen.tsx';
import { Skeleton } from '../loading/skeleton.tsx';
import { Notice } from '../notice.tsx';
import { Panel } from '../panel.tsx';
import { SafeImage } from '../safe-image.tsx';
import { Spinner } from '../spinner.tsx';
import { Group, Specimen } from './specimen.tsx';

export function Status() {
  return (
    <Group id="status" title="Status and messages">
      <Specimen
        title="Badges, chips, counts, initials"
        className="flex flex-wrap items-center gap-3"
      >
        <Badge tone="new">New</Badge>
        <Badge tone="info">Contacted</Badge>
        <Badge tone="ok">Completed</Badge>
        <Badge tone="mute">Draft</Badge>
        <Badge tone="bad">Dismissed</Badge>
        <Chip>Treatment Room</Chip>
        <Chip>+2</Chip>
        <CountBadge>3</CountBadge>
        <CountBadge>128</CountBadge>
        <Avatar initials="MO" />
        <Avatar initials="DR" tone="self" />
      </Specimen>
      <Specimen title="Panels" className="grid gap-3 sm:grid-cols-3">
        <Panel as="div" shape="box" tone="facts" className="p-5">
          Facts
        </Panel>
        <Panel as="div" shape="box" tone="money" className="p-5">
          Who pays
        </Panel>
        <Panel as="div" shape="box" tone="act" className="p-5">
          What to do now
        </Panel>
      </Specimen>
      <Specimen title="Notices" className="grid gap-3">
        <Notice tone="info">Photos of the rooms help patients feel prepared.</Notice>
        <Notice tone="ok" title="Published">
          The article is on the site.
        </Notice>
        <Notice tone="warn" title="Sample data – not real patients" />
        <Notice
          tone="bad"
          title="Failed to load appointment requests"
          action={
            <Button variant="outline" size="sm">
              Retry
            </Button>
          }
        >
          Check your connection.
        </Notice>
      </Specimen>
      <div className="grid gap-4 md:grid-cols-2">
        <Card>
          <EmptyState
            title="No appointment requests"
            text="New appointment requests will appear here."
          />
        </Card>
        <Card>
          <EmptyState
            title="Nothing matches"
            text="No request matches “olsen” among the completed ones."
            action={
              <Button variant="outline" size="sm">
                Clear filters
              </Button>
            }
          />
        </Card>
      </div>
      <Specimen title="Loading" note="Both appear after 300 ms." className="grid gap-5">
        <div className="grid grid-cols-[2.25rem_1fr] items-center gap-4">
          <Skeleton className="size-9" />
          <span className="grid gap-2.5">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3.5 w-3/5" />
          </span>
        </div>
        <p className="flex items-center gap-3 text-text-2">
          <Spinner className="text-accent-text" />
          Checking your access...
        </p>
      </Specimen>
      <Specimen
        title="The first page, and the next one"
        note="The screen fills the window; the line runs along its upper edge."
        className="grid gap-5"
      >
        <div className="overflow-hidden rounded-lg [&>div]:min-h-56!">
          <LoadingScreen text="Loading..." />
        </div>
        <div className="relative h-1">
          <div className="pending-bar absolute" aria-hidden="true" />
        </div>
      </Specimen>
      <Specimen
        title="Images"
        note="The second has no source and the third one that does not load."
        className="flex flex-wrap gap-3"
      >
        <SafeImage src="/img/mark.svg" fallback="/img/mark-light.svg" alt="Logo" width="64" />
        <SafeImage src={null} fallback="/img/mark-light.svg" alt="No source" width="64" />
        <SafeImage src="data:," fallback="/img/mark-light.svg" alt="Broken source" width="64" />
      </Specimen>
    </Group>
  );
}
