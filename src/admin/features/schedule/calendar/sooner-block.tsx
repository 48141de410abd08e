import { Link, useSearchParams } from 'react-router-dom';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { clockLabel } from '#domain/time/clinic-time.ts';
import { longDate } from '#domain/time/week.ts';
import { type SoonerTime, wantLabel } from '#domain/visits/waitlist.ts';
import { addressOpening } from '../../../shared/paths/schedule-address.ts';
import type { CssNumbers } from './grid-time.ts';

type SoonerBlockProps = { time: SoonerTime; provider: string; place: CssNumbers };

/** A free time in the calendar that people on the waitlist want: a link to who they are. */
export function SoonerBlock({ time, provider, place }: SoonerBlockProps) {
  const [params] = useSearchParams();
  const { id, startsAt, waiting } = time;
  const label = [
    `${wantLabel(waiting)}: free time`,
    `${clockLabel(startsAt)}, ${longDate(clinicDate(startsAt))}`,
    provider,
  ].join(', ');
  return (
    <li className="cal-place" style={place}>
      <Link
        to={addressOpening(params, { sooner: id })}
        preventScrollReset
        aria-label={label}
        className="cal-sooner num"
      >
        {wantLabel(waiting)}
      </Link>
    </li>
  );
}
