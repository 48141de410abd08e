import { visitAccess } from '#domain/trail/trail-entry.ts';
import type { SoonerTime } from '#domain/visits/waitlist.ts';
import { useAccessEntries } from '../../shared/data/access-log.ts';
import { MissingDrawer } from '../../shared/parts/missing-drawer.tsx';
import { type SchedulePlace, spotOf } from '../../shared/paths/schedule-address.ts';
import { BookingDialog } from './booking/booking-dialog.tsx';
import type { Schedule } from './load-schedule.ts';
import { SoonerDrawer } from './sooner/sooner-drawer.tsx';
import { useOpenDialog } from './use-open-dialog.ts';
import { VisitDrawer } from './visit/visit-drawer.tsx';

type ScheduleDialogsProps = {
  schedule: Pick<Schedule, 'visits' | 'staff' | 'types' | 'requests' | 'lead' | 'next' | 'visit'>;
  /** Free times that people on the waitlist want. */
  sooner?: readonly SoonerTime[];
  place: SchedulePlace;
};

/** The dialog or drawer in the address: a visit, its move, or a new booking. */
export function ScheduleDialogs({ schedule, sooner = [], place }: ScheduleDialogsProps) {
  const open = useOpenDialog();
  const { staff, types, requests, lead } = schedule;
  const opened =
    schedule.visits.find(({ id }) => id === place.visit) ??
    (schedule.visit?.id === place.visit ? schedule.visit : null);
  const asked =
    requests.find(({ id }) => id === place.lead) ?? (lead?.id === place.lead ? lead : null);
  const next = schedule.next?.after.id === place.next ? schedule.next : null;
  const close = () => open({});
  useAccessEntries([
    ...(opened ? [visitAccess(opened)] : []),
    ...(next ? [visitAccess(next.after)] : []),
    ...(asked ? [{ kind: 'view', leadId: asked.id } as const] : []),
  ]);

  if (place.sooner) {
    const time = sooner.find(({ id }) => id === place.sooner) ?? null;
    return <SoonerDrawer time={time} staff={staff} onClose={close} />;
  }
  if (place.visit && place.move === null) {
    return opened ? (
      <VisitDrawer visit={opened} staff={staff} onClose={close} />
    ) : (
      <MissingDrawer
        title="Visit not found"
        what="There is no such visit"
        why="The link may be incomplete, or someone deleted the visit."
        back="Back to the schedule"
        onClose={close}
      />
    );
  }
  if (place.visit) {
    return (
      opened && (
        <BookingDialog
          key={opened.id}
          change={opened}
          spot={place.move ?? ''}
          staff={staff}
          types={types}
          onClose={() => open({ visit: opened.id })}
        />
      )
    );
  }
  if (place.next) {
    return (
      next && (
        <BookingDialog
          key={next.after.id}
          next={next.after}
          spot={next.firstFree ? spotOf(next.firstFree) : ''}
          staff={staff}
          types={types}
          onClose={() => open({ visit: next.after.id })}
        />
      )
    );
  }
  if (place.lead === null && place.book === null) return null;
  return (
    <BookingDialog
      lead={asked}
      requests={requests}
      spot={place.book ?? ''}
      provider={place.provider}
      staff={staff}
      types={types}
      onClose={close}
    />
  );
}
