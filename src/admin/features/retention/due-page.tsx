import { useId } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { type DueList, listDue } from '#data/people/due-requests.ts';
import { readRetention } from '#data/people/retention-settings.ts';
import { serverDate } from '#data/server-clock.ts';
import { settled } from '#data/settled.ts';
import { type DueRequest, isDue, noticeDays } from '#domain/people/retention.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useListAccessEntry } from '../../shared/data/access-log.ts';
import { SettingsPage } from '../../shared/parts/settings-page.tsx';
import { retentionPath } from '../../shared/paths/paths.ts';
import { DueRows } from './due-rows.tsx';
import { EraseDue } from './erase-due.tsx';

// An erasure of many must not read the list again after each.
export { notForFeed as shouldRevalidate } from '../../shared/data/feed-reload.ts';

/** Requests of each kind on the first page, and by how many more it grows. */
const duePageSize = 50;

type LoadedDue = DueList & { hasPeriods: boolean };

async function readDue(most: number): Promise<LoadedDue> {
  const periods = await readRetention();
  const hasPeriods = Object.values(periods).some((months) => months !== null);
  return { hasPeriods, ...(await listDue(periods, serverDate(), most)) };
}

/** Not awaited: the heading renders before the list. The address says how many requests to show. */
export function loader({ request }: LoaderFunctionArgs) {
  const asked = Number(new URL(request.url).searchParams.get('show'));
  const most = Number.isInteger(asked) ? Math.min(Math.max(asked, duePageSize), 500) : duePageSize;
  return { loaded: settled(readDue(most), 'Failed to load what is due for deletion'), most };
}

/** What managers may erase because its time is over, and what follows within thirty days. */
export function Component() {
  const { loaded, most } = useLoaderData<typeof loader>();
  return (
    <SettingsPage
      name="due"
      sub="Requests whose retention period is over. Nothing is erased until one of you does it here."
      data={loaded}
      height="h-64"
    >
      {(list) => (list.hasPeriods ? <Due list={list} most={most} /> : <NoPeriods />)}
    </SettingsPage>
  );
}

function NoPeriods() {
  return (
    <EmptyState
      title="Everything is kept"
      text="No retention period is set, so no request is ever due."
      action={
        <ButtonLink variant="outline" to={retentionPath}>
          Set periods
        </ButtonLink>
      }
    />
  );
}

function Due({ list, most }: { list: LoadedDue; most: number }) {
  const { due, isMore } = list;
  useListAccessEntry({ kind: 'list', list: 'due' }, list);
  return (
    <div className="mt-5 grid max-w-3xl grid-cols-1 gap-5">
      <EraseDue due={due.filter(isDue)} />
      <DueCard
        title="Kept longer"
        text="Their period is over, and something keeps them."
        due={due.filter((each) => each.isOver && each.protection !== null)}
      />
      <DueCard
        title={`In the next ${noticeDays} days`}
        text="A note, a call or a visit starts their period again."
        due={due.filter(({ isOver }) => !isOver)}
      />
      {isMore && (
        <div>
          <ButtonLink variant="outline" to={`?show=${most + duePageSize}`} replace>
            Show more
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

/** Requests that can't be erased here now; nothing without any. */
function DueCard({ title, text, due }: { title: string; text: string; due: DueRequest[] }) {
  const id = useId();
  if (due.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id} className="overflow-hidden">
      <div className="px-5 py-4">
        <h2 id={id}>{title}</h2>
        <p className="mt-1 text-text-2">{text}</p>
      </div>
      <DueRows due={due} />
    </Card>
  );
}
