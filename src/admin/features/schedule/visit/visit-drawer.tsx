import { CalendarPlus, CalendarX, Download, Pencil } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { serverDate } from '#data/server-clock.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { lastingWish } from '#domain/leads/sooner-wish.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { clockLabel } from '#domain/time/clinic-time.ts';
import { longDate, withYear } from '#domain/time/week.ts';
import { icsFileName, visitIcs } from '#domain/visits/ics.ts';
import { stepsOnDay } from '#domain/visits/next-day.ts';
import {
  canBecome,
  isHold,
  takesPlace,
  type Visit,
  type VisitStatus,
  visitStatusLabels,
} from '#domain/visits/visit.ts';
import { visitMayWait } from '#domain/visits/waitlist.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Drawer } from '#ui/overlays/drawer.tsx';
import { saveFile } from '#ui/save-file.ts';
import { authorOf } from '../../../shared/access/author.ts';
import { mayOpen } from '../../../shared/access/page-access.ts';
import { noteAccess } from '../../../shared/data/access-log.ts';
import { useClinic } from '../../../shared/data/clinic-facts.ts';
import { useAdminData } from '../../../shared/data/use-admin-data.ts';
import { HoldNotice } from '../../../shared/holds/hold-notice.tsx';
import { useWhyToMove } from '../../../shared/holds/use-why-to-move.ts';
import { PersonLine } from '../../../shared/parts/person-line.tsx';
import { useNow } from '../../../shared/parts/use-clock.ts';
import { looksAtVisit, schedulePath, trailPath } from '../../../shared/paths/paths.ts';
import { addressOpening, addressWith } from '../../../shared/paths/schedule-address.ts';
import { WaitlistSection } from '../../../shared/waitlist/waitlist-section.tsx';
import { AskForReview } from './ask-for-review.tsx';
import { PatientAnswer } from './patient-answer.tsx';
import { PatientSection } from './patient-section.tsx';
import { StatusSteps, useStatusChange } from './status-steps.tsx';
import { VisitRecord } from './visit-record.tsx';

const tones: Record<VisitStatus, ComponentProps<typeof Badge>['tone']> = {
  held: 'new',
  scheduled: 'new',
  confirmed: 'info',
  arrived: 'ok',
  completed: 'ok',
  cancelled: 'mute',
  no_show: 'bad',
};

type VisitDrawerProps = { visit: Visit; staff: readonly StaffMember[]; onClose: () => void };

/** The time, the status, the patient and the facts of a visit. */
export function VisitDrawer({ visit, staff, onClose }: VisitDrawerProps) {
  const clinic = useClinic();
  const now = useNow();
  const { session } = useAdminData();
  const [params] = useSearchParams();
  const { pending, setStatus } = useStatusChange(visit);
  const { id, status, startsAt, endsAt } = visit;
  const date = clinicDate(startsAt);
  const whyToMove = useWhyToMove(visit, staff);
  const save = () => {
    noteAccess({ kind: 'download', leadId: visit.leadId }, authorOf(session));
    saveFile(
      [visitIcs(visit, clinic, serverDate())],
      'text/calendar;charset=utf-8',
      icsFileName(visit),
    );
  };

  return (
    <Drawer
      title={visit.patientName}
      onClose={onClose}
      actions={
        <>
          <ButtonLink to={addressWith(params, { move: '' })} preventScrollReset replace>
            <Pencil className="ico" />
            Move or change
          </ButtonLink>
          <ButtonLink
            variant="outline"
            to={addressOpening(params, { next: id })}
            preventScrollReset
          >
            <CalendarPlus className="ico" />
            Book next
          </ButtonLink>
          <Button variant="outline" onClick={save}>
            <Download className="ico" />
            Calendar file
          </Button>
          {canBecome(status, 'cancelled') && takesPlace(visit, now) && !isHold(visit) && (
            <Button
              variant="ghost"
              className="text-bad"
              busy={pending === 'cancelled'}
              busyLabel="Cancelling…"
              onClick={() => setStatus('cancelled')}
            >
              <CalendarX className="ico" />
              Cancel visit
            </Button>
          )}
        </>
      }
    >
      {visit.personId && <PersonLine personId={visit.personId} name={visit.patientName} />}
      <p className="num text-body font-semibold">
        {withYear(longDate(date), date, clinicDate(now))}
        <span className="block font-medium text-text-2">
          {clockLabel(startsAt)} – {clockLabel(endsAt)}
        </span>
      </p>
      <section aria-label="Status" className="mt-3 grid gap-4">
        <div tabIndex={-1} data-landing role="status" className="flex w-fit flex-wrap gap-2">
          <Badge tone={tones[status]}>{visitStatusLabels[status]}</Badge>
          {whyToMove && !isHold(visit) && <Badge tone="bad">{whyToMove}</Badge>}
        </div>
        {isHold(visit) ? (
          <HoldNotice hold={visit} staff={staff} />
        ) : (
          <div className="flex flex-wrap gap-2 empty:hidden">
            <StatusSteps
              visit={visit}
              steps={stepsOnDay(visit, now).filter(({ to }) => !whyToMove || to !== 'confirmed')}
            />
          </div>
        )}
      </section>
      <PatientAnswer visit={visit} />
      {visitMayWait(visit, now) && (
        <WaitlistSection
          id={id}
          wish={lastingWish(visit.sooner, startsAt, now)}
          action={schedulePath}
          className="mt-5"
        />
      )}
      <PatientSection visit={visit} />
      <AskForReview visit={visit} />
      <VisitRecord visit={visit} />
      {mayOpen(session.role, trailPath) && (
        <p className="mt-3">
          <Link className="link" to={looksAtVisit(id)}>
            Who looked at this?
          </Link>
        </p>
      )}
    </Drawer>
  );
}
