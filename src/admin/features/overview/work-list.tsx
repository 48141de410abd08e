import { useId } from 'react';
import { inWorkOrder, type WorkGroup, workGroup } from '#domain/leads/call-back.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { Card } from '#ui/card.tsx';
import { useNow } from '../../shared/parts/use-clock.ts';
import { mostWaiting } from './load-overview.ts';
import { MoreWaiting, WaitingCounts } from './waiting-counts.tsx';
import { WorkRow } from './work-row.tsx';

const groups: { group: WorkGroup; title: string; color: string }[] = [
  { group: 'call-back', title: 'Call back now', color: 'text-accent-text' },
  { group: 'late', title: 'Past the promised time', color: 'text-bad' },
  { group: 'today', title: 'Due today', color: 'text-warn' },
  { group: 'later', title: 'Later', color: 'text-text-2' },
  { group: 'snoozed', title: 'Call back later', color: 'text-text-2' },
];

/** Everyone who waits for an answer or a call, in the order of what is due. Shows the first few of `waiting`. */
export function WorkList({ waiting }: { waiting: readonly Lead[] }) {
  const id = useId();
  const now = useNow();
  const shown = inWorkOrder(waiting, now).slice(0, mostWaiting);
  return (
    <Card as="section" aria-labelledby={id} className="@container overflow-hidden">
      <div className="px-5 py-4">
        <h2 id={id}>Needs attention</h2>
        <WaitingCounts />
      </div>
      {groups.map(({ group, title, color }) => {
        const leads = shown.filter((lead) => workGroup(lead, now) === group);
        if (leads.length === 0) return null;
        return (
          <section key={group} aria-labelledby={`${id}-${group}`}>
            <h3
              id={`${id}-${group}`}
              className={`border-y border-line bg-sunken px-5 py-2 font-sans text-[.875rem] font-semibold ${color}`}
            >
              {title}
            </h3>
            <ul className="divide-y divide-line">
              {leads.map((lead) => (
                <WorkRow key={lead.id} lead={lead} />
              ))}
            </ul>
          </section>
        );
      })}
      <MoreWaiting waiting={waiting} shown={shown} />
    </Card>
  );
}
