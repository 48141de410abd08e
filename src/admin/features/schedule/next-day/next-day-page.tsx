import { CalendarDays } from 'lucide-react';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router-dom';
import { latestClinic } from '#data/clinic-settings.ts';
import { serverDate } from '#data/server-clock.ts';
import { settled } from '#data/settled.ts';
import { dayNote } from '#domain/clinic/day-note.ts';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';
import { openSpansOn, spanLabel } from '#domain/clinic/opening-hours.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { shortDate } from '#domain/time/week.ts';
import { nextOpenDay } from '#domain/visits/next-day.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { useClinic } from '../../../shared/data/clinic-facts.ts';
import { deferIfSlow } from '../../../shared/data/defer-if-slow.ts';
import { reloadsFor } from '../../../shared/data/feed-reload.ts';
import { ShownData } from '../../../shared/data/shown-data.tsx';
import { SkeletonList } from '../../../shared/data/skeleton-list.tsx';
import { PageHeader } from '../../../shared/parts/page-header.tsx';
import { useNow } from '../../../shared/parts/use-clock.ts';
import { nextDayPath } from '../../../shared/paths/paths.ts';
import { dayListPath, schedulePathWith } from '../../../shared/paths/schedule-address.ts';
import { dayName } from '../day-name.ts';
import { shouldRevalidate as unlessSamePlace } from '../should-revalidate.ts';
import { DayList } from './day-list.tsx';
import { dayIn, loadNextDay, nextDayFailed } from './load-next-day.ts';

export { action } from '../schedule-action.ts';

/** A list of visits. Only the booking form over it shows a request. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const shown = args.nextUrl.searchParams.has('lead')
    ? reloadsFor('leads', 'visits')
    : reloadsFor('visits');
  return shown(args) && unlessSamePlace(args);
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const clinic = await settled(latestClinic(), nextDayFailed);
  const date = dayIn(searchParams, serverDate(), clinic.ok ? clinic.value : emptyClinic);
  if (!clinic.ok) return { date, day: clinic };
  return { date, ...(await deferIfSlow({ day: loadNextDay(searchParams, date) })) };
}

/** The worklist of a day: tell, confirm, check in. */
export function Component() {
  const clinic = useClinic();
  const { date, day } = useLoaderData<typeof loader>();
  const today = clinicDate(useNow());
  const title = dayName(date, today);
  const hours = openSpansOn(date, clinic)
    .map((span) => spanLabel(span))
    .join(', ');
  const note = dayNote(date, clinic);
  return (
    <>
      <PageHeader
        title={title}
        sub={
          <span className="num">{[shortDate(date), hours, note].filter(Boolean).join(' · ')}</span>
        }
        actions={
          <ButtonLink variant="line" to={schedulePathWith({ week: date })}>
            <CalendarDays className="ico" />
            Calendar
          </ButtonLink>
        }
      />
      <DaySwitch date={date} today={today} />
      <ShownData
        data={day}
        dataKey={date}
        fallback={
          <SkeletonList label="Loading the visits…" className="gap-5">
            <Skeleton className="h-5 w-16 flex-none" />
            <Skeleton className="h-12 flex-1" />
          </SkeletonList>
        }
        errorClass="mt-5"
      >
        {(loaded) => <DayList date={date} day={loaded} />}
      </ShownData>
    </>
  );
}

function DaySwitch({ date, today }: { date: string; today: string }) {
  const clinic = useClinic();
  const next = nextOpenDay(today, clinic);
  const days = [
    [today, dayListPath(today)],
    [next, nextDayPath],
  ] as const;
  return (
    <nav aria-label="Days" className="mt-5 flex flex-wrap gap-2">
      {days.map(([day, to]) => (
        <ButtonLink
          key={day}
          variant={day === date ? 'primary' : 'line'}
          aria-current={day === date ? 'page' : undefined}
          to={to}
        >
          {dayName(day, today)}
        </ButtonLink>
      ))}
    </nav>
  );
}
