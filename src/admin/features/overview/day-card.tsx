import { useId } from 'react';
import { Link } from 'react-router-dom';
import { openingLabel, openingState } from '#domain/clinic/opening-hours.ts';
import { clockLabel } from '#domain/time/clinic-time.ts';
import { longDate, shortDate } from '#domain/time/week.ts';
import { type DayEntry, dayPlan } from '#domain/visits/day-plan.ts';
import { takesPlace, type Visit } from '#domain/visits/visit.ts';
import { visitLine } from '#domain/visits/visit-state.ts';
import { Card } from '#ui/card.tsx';
import { useSignedIn } from '../../shared/access/while-signed-in.tsx';
import { useListAccessEntry } from '../../shared/data/access-log.ts';
import { useClinic } from '../../shared/data/clinic-facts.ts';
import { useFeed } from '../../shared/data/use-feed.ts';
import { plural } from '../../shared/parts/plural.ts';
import { useNow } from '../../shared/parts/use-clock.ts';
import {
  dayListPath,
  schedulePathWith,
  spotOf,
  visitPath,
} from '../../shared/paths/schedule-address.ts';
import type { Day } from './load-overview.ts';

/** The calendar has the rest. */
const mostEntries = 7;

/** What lies ahead today, or on the next open day. */
export function DayCard({ day: { today, date, visits, lastChange } }: { day: Day }) {
  const clinic = useClinic();
  const id = useId();
  const now = useNow();
  useFeed({ kind: 'visits', lastChange, signedIn: useSignedIn() });
  useListAccessEntry({ kind: 'schedule', from: date, days: 1 }, visits);
  const plan = dayPlan(date, visits, clinic, now);
  const shown = plan.slice(0, mostEntries);
  const more = plan.slice(mostEntries).filter(({ visit }) => visit).length;
  const isOver = visits.filter((visit) => takesPlace(visit, now) && visit.endsAt <= now).length;
  return (
    <Card as="section" aria-labelledby={id} className="p-5 pb-3">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 id={id}>{date === today ? `Today, ${shortDate(date)}` : longDate(date)}</h2>
          <p className="text-[.875rem] text-text-3">{openingLabel(openingState(now, clinic))}</p>
        </div>
        <p className="flex flex-none flex-wrap justify-end gap-x-4 max-md:-my-2">
          <Link className="link py-0.5 whitespace-nowrap max-md:py-2.5" to={dayListPath(date)}>
            Day list
          </Link>
          <Link
            className="link py-0.5 whitespace-nowrap max-md:py-2.5"
            to={schedulePathWith({ week: date })}
          >
            Schedule
          </Link>
        </p>
      </div>
      {isOver > 0 && (
        <p className="mt-3 text-[.875rem] text-text-3">{plural(isOver, 'visit')} so far</p>
      )}
      {plan.length === 0 && <p className="mt-3 pb-2 text-text-2">Nothing booked.</p>}
      <ul className="mt-2 divide-y divide-line">
        {shown.map((entry) => (
          <Entry
            key={entry.startsAt.getTime() + (entry.visit?.id ?? '')}
            entry={entry}
            date={date}
          />
        ))}
      </ul>
      {more > 0 && (
        <p className="border-t border-line py-2 text-[.875rem]">
          <Link className="link inline-block py-1" to={schedulePathWith({ week: date })}>
            {plural(more, 'more visit')}
          </Link>
        </p>
      )}
    </Card>
  );
}

type EntryProps = { entry: DayEntry; date: string };

function Entry({ entry: { startsAt, endsAt, visit }, date }: EntryProps) {
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 py-2">
      <span className="num py-0.5 font-semibold">{clockLabel(startsAt)}</span>
      {visit ? (
        <BookedVisit visit={visit} />
      ) : (
        <Link
          className="py-0.5 text-text-3 underline-offset-2 hover:underline"
          to={schedulePathWith({ week: date, book: spotOf(startsAt) })}
        >
          Free until {clockLabel(endsAt)}
        </Link>
      )}
    </li>
  );
}

function BookedVisit({ visit }: { visit: Visit }) {
  const now = useNow();
  return (
    <div className="min-w-0">
      <Link
        className="inline-block py-0.5 font-semibold wrap-anywhere underline-offset-2 hover:underline"
        to={visitPath(visit)}
      >
        {visit.patientName}
      </Link>
      <p className="text-[.875rem] wrap-anywhere text-text-3">{visitLine(visit, now)}</p>
    </div>
  );
}
