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
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { useClinic } from '../../shared/data/clinic-facts.ts';
import { deferIfSlow } from '../../shared/data/defer-if-slow.ts';
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

export { action } from './schedule-action.ts';
export { shouldRevalidate } from './should-revalidate.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const clinic = await settled(latestClinic(), scheduleFailed);
  if (!clinic.ok) return { schedule: clinic };
  const usual = firstOpenDay(clinicDate(serverDate()), clinic.value);
  const place = parseScheduleParams(new URL(request.url).searchParams, usual);
  return deferIfSlow({ schedule: loadSchedule(place) });
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
        errorClass="mt-5"
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

const requests = ['a', 'b', 'c', 'd', 'e'];
const days = ['mon', 'tue', 'wed', 'thu', 'fri'];

function ScheduleSkeleton() {
  return (
    <div role="status" className="mt-5 grid gap-5 xl:grid-cols-[17rem_minmax(0,1fr)]">
      <span className="sr-only">Loading the schedule…</span>
      <div className="card grid content-start gap-4 p-4 max-xl:hidden">
        {requests.map((request) => (
          <Skeleton key={request} className="h-12" />
        ))}
      </div>
      <div>
        <Skeleton className="h-10 w-72 max-w-full" />
        <div className="card mt-4 grid h-[32rem] grid-cols-1 gap-2 p-4 md:grid-cols-5">
          {days.map((day, index) => (
            <div key={day} className={index > 0 ? 'max-md:hidden' : undefined}>
              <Skeleton className="h-10" />
              <Skeleton className={index % 2 ? 'mt-32 h-24' : 'mt-10 h-16'} />
              <Skeleton className={index % 2 ? 'mt-8 h-12' : 'mt-24 h-24'} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
