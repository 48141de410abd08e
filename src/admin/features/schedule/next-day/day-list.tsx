import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { clinicDate } from '#domain/time/clinic-day.ts';
import {
  type DayGroup,
  firstOpenDay,
  type GroupedVisits,
  groupDay,
} from '#domain/visits/next-day.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useSignedIn } from '../../../shared/access/while-signed-in.tsx';
import { useListAccessEntry } from '../../../shared/data/access-log.ts';
import { useClinic } from '../../../shared/data/clinic-facts.ts';
import { useFeed } from '../../../shared/data/use-feed.ts';
import { plural } from '../../../shared/parts/plural.ts';
import { useNow } from '../../../shared/parts/use-clock.ts';
import { parseScheduleParams } from '../../../shared/paths/schedule-address.ts';
import { ScheduleDialogs } from '../schedule-dialogs.tsx';
import { usePendingChanges } from '../use-pending-changes.ts';
import { DayRow } from './day-row.tsx';
import type { DayVisits } from './load-next-day.ts';

const titles: Record<DayGroup, { title: string; color: string }> = {
  held: { title: 'Held', color: 'text-accent-text' },
  late: { title: 'Not checked in', color: 'text-bad' },
  untold: { title: 'Not notified', color: 'text-accent-text' },
  unconfirmed: { title: 'Not confirmed', color: 'text-warn' },
  confirmed: { title: 'Confirmed', color: 'text-ok' },
  arrived: { title: 'Arrived', color: 'text-text-2' },
  off: { title: 'Cancelled or missed', color: 'text-text-2' },
};

/** The visits of a day. Those that need staff come first. */
export function DayList({ date, day }: { date: string; day: DayVisits }) {
  const id = useId();
  const now = useNow();
  const clinic = useClinic();
  const usual = firstOpenDay(clinicDate(now), clinic);
  const [params] = useSearchParams();
  useFeed({ kind: 'visits', lastChange: day.lastChange, signedIn: useSignedIn() });
  useListAccessEntry({ kind: 'schedule', from: date, days: 1 }, day);
  const groups = groupDay(usePendingChanges(day.visits), now);
  return (
    <>
      {groups.length === 0 ? (
        <EmptyState title="Nothing booked" text="New visits appear here." />
      ) : (
        <h2 aria-live="polite" className="num mt-5">
          {countsText(groups)}
        </h2>
      )}
      {groups.map(({ group, visits }) => (
        <section key={group} aria-labelledby={`${id}-${group}`} className="mt-5">
          <h3
            id={`${id}-${group}`}
            className={`font-sans text-[.9375rem] font-semibold ${titles[group].color}`}
          >
            {titles[group].title} <span className="num text-text-3">{visits.length}</span>
          </h3>
          <ul className="@container mt-2 grid gap-2">
            {visits.map((visit) => (
              <DayRow key={visit.id} visit={visit} group={group} staff={day.staff} />
            ))}
          </ul>
        </section>
      ))}
      <ScheduleDialogs
        schedule={{ ...day, requests: [] }}
        place={parseScheduleParams(params, usual)}
      />
    </>
  );
}

const open: readonly DayGroup[] = ['held', 'late', 'untold', 'unconfirmed'];

/** '5 visits: 1 not notified, 2 not confirmed' */
function countsText(groups: readonly GroupedVisits[]): string {
  const total = groups
    .filter(({ group }) => group !== 'off')
    .flatMap(({ visits }) => visits).length;
  const parts = groups
    .filter(({ group }) => open.includes(group))
    .map(({ group, visits }) => `${visits.length} ${titles[group].title.toLowerCase()}`);
  return [total === 0 ? 'No visits' : plural(total, 'visit'), parts.join(', ')]
    .filter(Boolean)
    .join(': ');
}
