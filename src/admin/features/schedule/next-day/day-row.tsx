import { Mail } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { clockLabel } from '#domain/time/clinic-time.ts';
import { type DayGroup, stepsOnDay } from '#domain/visits/next-day.ts';
import { isHold, type Visit } from '#domain/visits/visit.ts';
import { newsToRepeat } from '#domain/visits/visit-news.ts';
import { visitLine } from '#domain/visits/visit-state.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { HoldNotice } from '../../../shared/holds/hold-notice.tsx';
import { useWhyToMove } from '../../../shared/holds/use-why-to-move.ts';
import { useNow } from '../../../shared/parts/use-clock.ts';
import { addressOpening } from '../../../shared/paths/schedule-address.ts';
import { PatientAnswer } from '../visit/patient-answer.tsx';
import { ReachByPhone } from '../visit/patient-section.tsx';
import { StatusSteps } from '../visit/status-steps.tsx';
import { MailButton, VisitMailStatusLine } from '../visit/visit-mail-status.tsx';

type DayRowProps = { visit: Visit; group: DayGroup; staff: readonly StaffMember[] };

/** A visit of the day, and everything that staff do about it, one press each. */
export function DayRow({ visit, group, staff }: DayRowProps) {
  const [params] = useSearchParams();
  const now = useNow();
  const whyToMove = useWhyToMove(visit, staff);
  const { id, patientName, patientPhone, startsAt, answer } = visit;
  return (
    <Card
      as="li"
      className="grid gap-x-5 gap-y-3 px-4 py-3.5 md:px-5 @3xl:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="grid grid-cols-[5.25rem_minmax(0,1fr)] items-baseline gap-x-3">
        <p className="num font-semibold">{clockLabel(startsAt)}</p>
        <p>
          <Link
            id={`visit-${id}`}
            to={addressOpening(params, { visit: id })}
            preventScrollReset
            className="inline-block py-0.5 font-semibold wrap-anywhere underline-offset-2 hover:underline max-md:-my-2 max-md:py-2.5"
          >
            {patientName}
          </Link>
        </p>
        <div className="md:col-start-2 max-md:col-span-2">
          <p className="num flex flex-wrap gap-x-3 text-[.875rem] text-text-3">
            <span className="wrap-anywhere">{visitLine(visit, now)}</span>
            {patientPhone && <span className="whitespace-nowrap text-text-2">{patientPhone}</span>}
          </p>
          {whyToMove && !isHold(visit) && (
            <p className="mt-1 text-[.875rem]">
              <Badge tone="bad">{whyToMove}</Badge>
            </p>
          )}
          {(group === 'untold' || group === 'unconfirmed') && <VisitMailStatusLine visit={visit} />}
        </div>
      </div>
      {!isHold(visit) && <RowActions visit={visit} group={group} whyToMove={whyToMove} />}
      {isHold(visit) && (
        <HoldNotice hold={visit} staff={staff} className="-mt-1 md:ml-24 @3xl:col-span-2">
          {patientPhone && <ReachByPhone visit={visit} hasWords={false} />}
        </HoldNotice>
      )}
      {answer?.open && (
        <div className="-mt-2 md:ml-24 @3xl:col-span-2">
          <PatientAnswer visit={visit} />
        </div>
      )}
    </Card>
  );
}

/** Four of them fit beside each other on a phone. */
const narrow = 'max-md:flex-auto max-md:gap-1.5 max-md:px-2';

type RowActionsProps = { visit: Visit; group: DayGroup; whyToMove: string | null };

function RowActions({ visit, group, whyToMove }: RowActionsProps) {
  const now = useNow();
  const [params] = useSearchParams();
  const { id, patientName, patientPhone, patientEmail, answer } = visit;
  const steps = stepsOnDay(visit, now).filter(({ to }) => !whyToMove || to !== 'confirmed');
  const isTellable = newsToRepeat(visit, now) !== null;
  // The patient's own cancellation offers it in the row.
  const needsTime = group === 'off' && !(answer?.kind === 'cancelled' && answer.open);
  return (
    <div className="flex flex-wrap items-start gap-2 max-md:gap-1.5 md:ml-24 @3xl:ml-0">
      {needsTime && (
        <ButtonLink
          className={narrow}
          to={addressOpening(params, { next: id })}
          preventScrollReset
          aria-label={`Book a new time: ${patientName}`}
        >
          Book a new time
        </ButtonLink>
      )}
      {whyToMove && (
        <ButtonLink
          className={narrow}
          to={addressOpening(params, { visit: id, move: '' })}
          preventScrollReset
          aria-label={`Move: ${patientName}`}
        >
          Move
        </ButtonLink>
      )}
      {isTellable && patientEmail && (
        <MailButton visit={visit} className={narrow} aria-label={`Email ${patientName}`}>
          <Mail className="ico" />
          Email
        </MailButton>
      )}
      {group !== 'arrived' && patientPhone && (
        <ReachByPhone visit={visit} hasWords={isTellable} className={narrow} />
      )}
      <StatusSteps visit={visit} steps={steps} isInList className={narrow} />
    </div>
  );
}
