import { Link, useSearchParams } from 'react-router-dom';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { clockLabel } from '#domain/time/clinic-time.ts';
import { longDate } from '#domain/time/week.ts';
import { type SoonerTime, wantLabel } from '#domain/visits/waitlist.ts';
import { addressOpening } from '../../../shared/paths/schedule-address.ts';
import type { CssNumbers } from './grid-time.ts';
import './sooner-block.css';

type SoonerBlockProps = {
  time: SoonerTime;
  provider: string;
  /** A narrow strip beside a visit. */
  isStrip: boolean;
  place: CssNumbers;
};

/** A free time in the calendar that people on the waitlist want: a link to who they are. */
export function SoonerBlock({ time, provider, isStrip, place }: SoonerBlockProps) {
  const [params] = useSearchParams();
  const { id, startsAt, waiting } = time;
  const [count, ...words] = wantLabel(waiting).split(' ');
  const label = [
    `${wantLabel(waiting)}: free time`,
    `${clockLabel(startsAt)}, ${longDate(clinicDate(startsAt))}`,
    provider,
  ].join(', ');
  return (
    <li className="cal-place" data-strip={isStrip || undefined} style={place}>
      <Link
        to={addressOpening(params, { sooner: id })}
        preventScrollReset
        aria-label={label}
        title={isStrip ? wantLabel(waiting) : undefined}
        className="cal-sooner num"
      >
        {count}
        <span className="cal-wish"> {words.join(' ')}</span>
      </Link>
    </li>
  );
}
