import { Link, useSearchParams } from 'react-router-dom';
import { firstName } from '#domain/text/first-name.ts';
import { shortMoment } from '#domain/time/clinic-time.ts';
import { isHold, type Visit } from '#domain/visits/visit.ts';
import { Notice } from '#ui/notice.tsx';
import { useNow } from '../../../shared/parts/use-clock.ts';
import { addressOpening } from '../../../shared/paths/schedule-address.ts';

/** Says that the patient has a visit ahead, before another one is booked. */
export function VisitAhead({ visit }: { visit: Visit }) {
  const [params] = useSearchParams();
  const now = useNow();
  return (
    <Notice
      tone="warn"
      action={
        <Link
          className="link inline-flex min-h-6 items-center max-md:min-h-11"
          to={addressOpening(params, { visit: visit.id })}
          preventScrollReset
        >
          Open it
        </Link>
      }
    >
      {firstName(visit.patientName) || visit.patientName}{' '}
      {isHold(visit) ? 'holds a time' : 'has a visit'} on {shortMoment(visit.startsAt, now)}. Book
      another one?
    </Notice>
  );
}
