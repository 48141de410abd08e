import { useSearchParams, useSubmit } from 'react-router-dom';
import { clinicWeek } from '#domain/clinic/clinic-week.ts';
import { dayNote } from '#domain/clinic/day-note.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { mondayOf } from '#domain/time/week.ts';
import { firstOpenDay } from '#domain/visits/next-day.ts';
import { isAway } from '#domain/visits/provider-time.ts';
import { unusual } from '#domain/visits/slots.ts';
import { answeredAtOf, endFrom, takesPlace } from '#domain/visits/visit.ts';
import { useWideScreen } from '#ui/use-wide-screen.ts';
import { useSignedIn } from '../../shared/access/while-signed-in.tsx';
import { useListAccessEntry } from '../../shared/data/access-log.ts';
import { useClinic } from '../../shared/data/clinic-facts.ts';
import { useFeed } from '../../shared/data/use-feed.ts';
import { useNow } from '../../shared/parts/use-clock.ts';
import { schedulePath } from '../../shared/paths/paths.ts';
import { parseScheduleParams } from '../../shared/paths/schedule-address.ts';
import { useSoonerTimes } from '../../shared/waitlist/use-sooner-times.ts';
import { offeredType, offeredTypes } from './booking/offered-types.ts';
import { Calendar } from './calendar/calendar.tsx';
import { ClosedDay } from './calendar/closed-day.tsx';
import type { DragPreview } from './calendar/drag-preview.ts';
import { momentOf, shownDays, spotText, windowOf } from './calendar/grid-time.ts';
import { useMove } from './calendar/use-move.ts';
import type { Schedule as ScheduleData } from './load-schedule.ts';
import { OtherVisits } from './other-visits.tsx';
import { RequestPanel } from './request-panel.tsx';
import { ScheduleDialogs } from './schedule-dialogs.tsx';
import { Toolbar } from './toolbar.tsx';
import { useOpenDialog } from './use-open-dialog.ts';
import { usePendingChanges } from './use-pending-changes.ts';

/** Requests beside the calendar, and what is open over both. */
export function Schedule({ schedule }: { schedule: ScheduleData }) {
  const clinic = useClinic();
  const [params] = useSearchParams();
  const now = useNow();
  const open = useOpenDialog();
  const submit = useSubmit();
  const isWide = useWideScreen();
  const { staff, types, requests, lastChange } = schedule;
  const asked = parseScheduleParams(params, firstOpenDay(clinicDate(now), clinic));
  // The choice of providers has none who has left, as an old link may ask.
  const provider = staff.find(({ id }) => id === asked.provider)?.id ?? null;
  const place = { ...asked, provider };
  const signedIn = useSignedIn();
  // Without the feed the calendar is as recent as its last reload; locks keep bookings apart anyway.
  useFeed({ kind: 'visits', lastChange, signedIn });

  useListAccessEntry({ kind: 'schedule', from: mondayOf(place.date), days: 7 }, schedule);

  const visits = usePendingChanges(schedule.visits).filter(
    ({ providerId }) => !place.provider || providerId === place.provider,
  );
  const sooner = useSoonerTimes(schedule.waitlist);
  const taking = visits.filter((visit) => takesPlace(visit, now));
  const week = clinicWeek(place.date, clinic);
  const days = isWide
    ? shownDays(week, taking, clinicDate(now), clinic.hours)
    : week.filter(({ date }) => date === place.date);
  const dates = new Set(days.map(({ date }) => date));
  const shown = taking.filter(({ startsAt }) => dates.has(clinicDate(startsAt)));
  const isClosed = !isWide && shown.length === 0 && days.every(({ open }) => open.length === 0);
  const note = dayNote(place.date, clinic);
  const window = windowOf(days, shown, isWide ? 60 : 0, clinic.hours);

  const onDrop = (preview: DragPreview) => {
    if (preview.kind === 'request') return open({ lead: preview.id, book: spotText(preview) });
    const visit = taking.find(({ id }) => id === preview.id);
    if (!visit) return;
    const startsAt = momentOf(preview);
    const endsAt = endFrom(startsAt, visit);
    const provider = staff.find((member) => member.id === visit.providerId);
    // The dialog confirms an unusual time, which may be a slip of the hand.
    if (
      unusual({ startsAt, endsAt }, clinic, now) ||
      (provider ? isAway(provider, { startsAt, endsAt }) : visit.providerId !== '')
    ) {
      return open({ visit: visit.id, move: spotText(preview) });
    }
    const fields = {
      intent: 'move',
      id: visit.id,
      from: String(visit.startsAt.getTime()),
      status: visit.status,
      startsAt: String(startsAt.getTime()),
      answeredAt: answeredAtOf(visit),
    };
    return submit(fields, {
      method: 'post',
      action: schedulePath,
      navigate: false,
      fetcherKey: `move-${visit.id}`,
    });
  };
  const move = useMove({ days, window, visits: taking, onDrop });

  return (
    <>
      <div className="mt-5 grid items-start gap-5 xl:grid-cols-[17rem_minmax(0,1fr)]">
        <RequestPanel
          requests={requests}
          hasOlder={schedule.hasOlder}
          search={place.search}
          minutes={offeredType(offeredTypes(types, null), '').minutes}
          onDragStart={move.startDrag}
        />
        <section aria-label="Calendar" className="min-w-0">
          <Toolbar place={place} staff={staff} visits={taking} isWide={isWide} />
          {!isWide && !isClosed && note && (
            <p className="mt-3 font-semibold wrap-anywhere text-text-2">{note}</p>
          )}
          {isClosed ? (
            <ClosedDay date={place.date} />
          ) : (
            <Calendar
              days={days}
              window={window}
              visits={shown}
              sooner={sooner.filter(
                ({ startsAt, providerId }) =>
                  dates.has(clinicDate(startsAt)) &&
                  (!place.provider || providerId === place.provider),
              )}
              staff={staff}
              types={types}
              move={move}
              onPick={(spot) => open({ book: spotText(spot) })}
            />
          )}
          <OtherVisits visits={visits.filter((visit) => !takesPlace(visit, now))} />
        </section>
      </div>
      <ScheduleDialogs schedule={schedule} sooner={sooner} place={place} />
    </>
  );
}
