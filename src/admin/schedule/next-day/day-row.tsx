import { Mail } from 'lucide-react';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { clockLabel } from '#domain/time/clinic-time.ts';
import { type DayGroup, stepsOnDay } from '#domain/visits/next-day.ts';
import { typeLabels, type Visit } from '#domain/visits/visit.ts';
import { newsToRepeat } from '#domain/visits/visit-news.ts';
import { stateLabel } from '#domain/visits/visit-state.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useFocusHandover } from '../../leads/table/lead-link.tsx';
import { useNow } from '../../use-clock.ts';
import { addressWith, nothingOpen } from '../schedule-address.ts';
import { PatientAnswer } from '../visit/patient-answer.tsx';
import { ReachByPhone } from '../visit/patient-section.tsx';
import { StatusSteps } from '../visit/status-steps.tsx';
import { MailButton, TellingLine } from '../visit/telling.tsx';

type DayRowProps = { visit: Visit; group: DayGroup };

/** A visit of the day, and everything that staff do about it, one press each. */
export function DayRow({ visit, group }: DayRowProps) {
  const [params] = useSearchParams();
  const link = useRef<HTMLAnchorElement>(null);
  useFocusHandover(link);
  const { id, patientName, startsAt, type, providerName, answer } = visit;
  return (
    <Card
      as="li"
      className="grid gap-x-5 gap-y-3 px-5 py-3.5 max-md:px-4 md:grid-cols-[5.25rem_minmax(0,1fr)]"
    >
      <p className="num py-0.5 font-semibold">{clockLabel(startsAt)}</p>
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-3">
          <div className="min-w-0">
            <Link
              ref={link}
              id={`visit-${id}`}
              to={addressWith(params, { ...nothingOpen, visit: id })}
              preventScrollReset
              className="inline-block py-0.5 font-semibold wrap-anywhere underline-offset-2 hover:underline max-md:py-2.5"
            >
              {patientName}
            </Link>
            <p className="text-[.875rem] wrap-anywhere text-text-3">
              {[typeLabels[type], providerName, stateLabel(visit)].filter(Boolean).join(' · ')}
            </p>
            {(group === 'untold' || group === 'unconfirmed') && <TellingLine visit={visit} />}
          </div>
          <RowActions visit={visit} group={group} />
        </div>
        {answer?.open && <PatientAnswer visit={visit} />}
      </div>
    </Card>
  );
}

const wide = 'max-md:flex-auto';

function RowActions({ visit, group }: DayRowProps) {
  const now = useNow();
  const [params] = useSearchParams();
  const { id, patientName, patientPhone, patientEmail, answer } = visit;
  const isTellable = newsToRepeat(visit, now) !== null;
  // The patient's own cancellation offers it in the row.
  const needsTime = group === 'off' && !(answer?.kind === 'cancelled' && answer.open);
  return (
    <div className="flex flex-wrap gap-2 max-md:w-full">
      {needsTime && (
        <ButtonLink
          size="sm"
          className={wide}
          to={addressWith(params, { ...nothingOpen, next: id })}
          preventScrollReset
          aria-label={`Book a new time: ${patientName}`}
        >
          Book a new time
        </ButtonLink>
      )}
      {isTellable && patientEmail && (
        <MailButton visit={visit} className={wide} aria-label={`Email ${patientName}`}>
          <Mail className="ico" aria-hidden="true" />
          Email
        </MailButton>
      )}
      {group !== 'arrived' && patientPhone && (
        <ReachByPhone visit={visit} hasWords={isTellable} className={wide} />
      )}
      <StatusSteps visit={visit} steps={stepsOnDay(visit, now)} isInList className={wide} />
    </div>
  );
}
