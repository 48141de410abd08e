import { Link } from 'react-router-dom';
import { shortMoment } from '#domain/time/clinic-time.ts';
import type { Stranded } from '#domain/visits/stranded.ts';
import { Notice } from '#ui/notice.tsx';
import { visitPath } from '../paths/schedule-address.ts';
import { plural } from './plural.ts';
import { useNow } from './use-clock.ts';

/** The calendar has the rest. */
const atMost = 8;

/** Says which visits a change leaves without a time, by time and provider: this is no list of patients. */
export function StrandedVisits({
  stranded,
  className,
}: {
  stranded: Stranded[];
  className?: string;
}) {
  const now = useNow();
  if (stranded.length === 0) return null;
  return (
    <Notice
      tone="warn"
      role="status"
      title={`${plural(stranded.length, 'booked visit')} to move`}
      className={className}
    >
      They stay in the schedule until you move them.
      <ul className="mt-1.5">
        {stranded.slice(0, atMost).map(({ visit, why }) => (
          <li key={visit.id}>
            <Link className="link num inline-block py-0.5 max-md:py-2.5" to={visitPath(visit)}>
              {shortMoment(visit.startsAt, now)}, {visit.providerName}
            </Link>{' '}
            · {why}
          </li>
        ))}
      </ul>
      {stranded.length > atMost && `And ${plural(stranded.length - atMost, 'more visit')}`}
    </Notice>
  );
}
