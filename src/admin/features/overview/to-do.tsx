import type { Settled } from '#data/settled.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useListAccessEntry } from '../../shared/data/access-log.ts';
import { ShownData } from '../../shared/data/shown-data.tsx';
import { useAdminData, useHasAnyLead } from '../../shared/data/use-admin-data.ts';
import type { Website } from './load-overview.ts';
import { SetUp } from './set-up.tsx';
import { setUpSteps } from './set-up-steps.ts';
import { WorkList } from './work-list.tsx';

type ToDoProps = {
  waiting: readonly Lead[];
  website: Settled<Website | null> | Promise<Settled<Website | null>>;
};

/** The people who wait, then what is left to set up. Without either, it says so, unless a patient waits or may wait. */
export function ToDo({ waiting, website }: ToDoProps) {
  const hasAnyLead = useHasAnyLead();
  const { openAnswers } = useAdminData();
  useListAccessEntry({ kind: 'list', list: 'overview' }, waiting);
  const people = waiting.length > 0 ? <WorkList waiting={waiting} /> : null;
  const isIdle = !people && openAnswers.ok && openAnswers.value.length === 0;
  const nothing = isIdle ? <NothingToDo /> : null;
  return (
    <>
      {people}
      <ShownData data={website} fallback={null} failed={null} instead={nothing}>
        {(loaded) => {
          if (!loaded) return nothing;
          const steps = setUpSteps(loaded, hasAnyLead);
          return steps.every(({ isDone, isOptional }) => isDone || isOptional) ? (
            nothing
          ) : (
            <SetUp steps={steps} />
          );
        }}
      </ShownData>
    </>
  );
}

function NothingToDo() {
  return (
    <Card as="section" aria-label="Needs attention">
      <EmptyState title="Nobody is waiting" text="New requests will appear here." />
    </Card>
  );
}
