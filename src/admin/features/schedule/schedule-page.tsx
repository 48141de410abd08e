import { serverDate } from '#data/server-clock.ts';
import './schedule.css';
import { ListChecks, Plus } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router-dom';
import { latestClinic } from '#data/clinic-settings.ts';
import { settled } from '#data/settled.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { mondayOf } from '#domain/time/week.ts';
import { firstOpenDay, nextOpenDay } from '#domain/visits/next-day.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useClinic } from '../../shared/data/clinic-facts.ts';
import { deferIfSlow } from '../../shared/data/defer-if-slow.ts';
import { LoadError } from '../../shared/data/load-error.tsx';
import { ShownData } from '../../shared/data/shown-data.tsx';
import { KeptDrafts } from '../../shared/drafts/kept-drafts.tsx';
import { PageHeader } from '../../shared/parts/page-header.tsx';
import { useNow } from '../../shared/parts/use-clock.ts';
import { nextDayPath } from '../../shared/paths/paths.ts';
import { addressOpening, parseScheduleParams } from '../../shared/paths/schedule-address.ts';
import { useResumeBooking } from './booking/use-resume-booking.ts';
import { dayName } from './day-name.ts';
import { loadSchedule, scheduleFailed } from './load-schedule.ts';
import { Schedule } from './schedule.tsx';
import { ScheduleSkeleton } from './schedule-skeleton.tsx';

export { action } from './schedule-action.ts';
export { shouldRevalidate } from './should-revalidate.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const clinic = await settled(latestClinic(), scheduleFailed);
  if (!clinic.ok) return { schedule: clinic };
  const usual = firstOpenDay(clinicDate(serverDate()), clinic.value);
  const place = parseScheduleParams(new URL(request.url).searchParams, usual);
  const { result } = await deferIfSlow(loadSchedule(place));
  return { schedule: result };
}

export function Component() {
  const clinic = useClinic();
  const { schedule } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const today = clinicDate(useNow());
  const { date, search } = parseScheduleParams(params, firstOpenDay(today, clinic));
  return (
    <>
      <PageHeader
        title="Schedule"
        actions={
          <>
            <ButtonLink variant="line" to={nextDayPath}>
              <ListChecks className="ico" />
              {dayName(nextOpenDay(today, clinic), today)}
            </ButtonLink>
            <ButtonLink to={addressOpening(params, { book: '' })} preventScrollReset>
              <Plus className="ico" />
              Book visit
            </ButtonLink>
          </>
        }
      />
      <UnfinishedBookings />
      <ShownData
        data={schedule}
        dataKey={`${mondayOf(date)} ${search}`}
        fallback={<ScheduleSkeleton />}
        failed={<LoadError title={scheduleFailed} className="mt-5" />}
      >
        {(loaded) => <Schedule schedule={loaded} />}
      </ShownData>
    </>
  );
}

/** The open form has its own list. */
function UnfinishedBookings() {
  const [params] = useSearchParams();
  const resume = useResumeBooking();
  if (params.has('book')) return null;
  return <KeptDrafts form="booking" onResume={resume} className="mt-4" />;
}
