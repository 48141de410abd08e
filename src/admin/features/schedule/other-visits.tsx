import { Link, useSearchParams } from 'react-router-dom';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { clockLabel } from '#domain/time/clinic-time.ts';
import { shortDate } from '#domain/time/week.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { stateLabel } from '#domain/visits/visit-state.ts';
import { Badge } from '#ui/badge.tsx';
import { DrawerSection } from '../../shared/parts/drawer-section.tsx';
import { useNow } from '../../shared/parts/use-clock.ts';
import { addressOpening } from '../../shared/paths/schedule-address.ts';

/** Visits that do not take place, and so are not in the calendar; nothing without any. */
export function OtherVisits({ visits }: { visits: readonly Visit[] }) {
  const [params] = useSearchParams();
  const now = useNow();
  if (visits.length === 0) return null;
  return (
    <DrawerSection title="Cancelled or missed this week" className="mt-6">
      <ul className="card mt-2 divide-y divide-line">
        {visits.map((visit) => (
          <li
            key={visit.id}
            className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1"
          >
            <Link
              className="link inline-flex min-h-11 items-center"
              to={addressOpening(params, { visit: visit.id })}
              preventScrollReset
            >
              {visit.patientName}
            </Link>
            <span className="num flex items-center gap-3 text-text-3">
              {shortDate(clinicDate(visit.startsAt))}, {clockLabel(visit.startsAt)}
              <Badge tone="mute">{stateLabel(visit, now)}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </DrawerSection>
  );
}
