import { Avatar } from '../avatar.tsx';
import { Badge, Chip, CountBadge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { LoadingScreen } from '../loading/loading-screen.tsx';
import { Skeleton } from '../loading/skeleton.tsx';
import { Notice } from '../notice.tsx';
import { Panel } from '../panel.tsx';
import { SafeImage } from '../safe-image.tsx';
import { Spinner } from '../spinner.tsx';
import { Group, Specimen } from './specimen.tsx';

const retry = (
  <Button variant="outline" size="sm">
    Retry
  </Button>
);

export function Status() {
  return (
    <Group id="status" title="Status and messages">
      <Specimen title="Badges, chips, counts, initials" className="flex flex-wrap gap-3">
        {(['new', 'info', 'ok', 'mute', 'bad'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Chip>Treatment Room</Chip>
        <CountBadge>3</CountBadge>
        <CountBadge>128</CountBadge>
        <Avatar initials="MO" />
        <Avatar initials="DR" tone="self" />
      </Specimen>
      <Specimen title="Panels" className="grid gap-3 sm:grid-cols-3">
        {(['facts', 'money', 'act'] as const).map((tone) => (
          <Panel key={tone} as="div" shape="box" tone={tone} className="p-5">
            {tone}
          </Panel>
        ))}
      </Specimen>
      <Specimen title="Notices" className="grid gap-3">
        {(['info', 'ok', 'warn', 'bad'] as const).map((tone) => (
          <Notice key={tone} tone={tone} title={tone} action={retry}>
            Check your connection.
          </Notice>
        ))}
        <Notice tone="info">Photos of the rooms help patients feel prepared.</Notice>
      </Specimen>
      <Specimen title="Nothing to show">
        <EmptyState title="Nothing matches" text="No request matches “olsen”." action={retry} />
      </Specimen>
      <Specimen title="Loading" note="Both appear after 300 ms." className="grid gap-5">
        <Skeleton className="h-9" />
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
        {['/img/mark.svg', null, 'data:,'].map((src) => (
          <SafeImage key={src} src={src} fallback="/img/mark-light.svg" alt="Logo" width="64" />
        ))}
      </Specimen>
    </Group>
  );
}
