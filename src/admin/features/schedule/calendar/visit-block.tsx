import {
  Check,
  CheckCheck,
  Hourglass,
  type LucideIcon,
  MessageCircleQuestion,
  UserCheck,
} from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { TypeColour } from '#domain/clinic/visit-types.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { clockLabel } from '#domain/time/clinic-time.ts';
import { longDate } from '#domain/time/week.ts';
import type { Visit, VisitStatus } from '#domain/visits/visit.ts';
import { asksToMove, stateLabel } from '#domain/visits/visit-state.ts';
import { TypeChip } from '../../../shared/parts/type-chip.tsx';
import { useNow } from '../../../shared/parts/use-clock.ts';
import { addressOpening } from '../../../shared/paths/schedule-address.ts';
import type { Moved } from './drag-preview.ts';
import { type CssNumbers, lengthOf, minuteAt } from './grid-time.ts';
import type { useMove } from './use-move.ts';

const icons: Partial<Record<VisitStatus, LucideIcon>> = {
  held: Hourglass,
  confirmed: Check,
  arrived: UserCheck,
  completed: CheckCheck,
};

type VisitBlockProps = {
  visit: Visit;
  /** Index of the provider's colour. */
  tone: number;
  colour: TypeColour;
  isMoving: boolean;
  place: CssNumbers;
  move: Pick<ReturnType<typeof useMove>, 'startDrag' | 'onKeyDown' | 'onBlur'>;
};

/** A visit in the calendar: a link to its details, which can be dragged. */
export function VisitBlock({ visit, tone, colour, isMoving, place, move }: VisitBlockProps) {
  const [params] = useSearchParams();
  const now = useNow();
  const { id, patientName, typeName, status, startsAt, endsAt, providerName } = visit;
  const Icon = asksToMove(visit) ? MessageCircleQuestion : icons[status];
  const date = clinicDate(startsAt);
  const moved: Moved = { id, kind: 'visit', label: patientName, minutes: lengthOf(visit) };
  // Begins with the visible text, so that voice control finds it.
  const label = [
    `${patientName} ${typeName}, ${clockLabel(startsAt)}`,
    `until ${clockLabel(endsAt)}`,
    ...[longDate(date), providerName, stateLabel(visit, now)],
  ].join(', ');
  return (
    <li className="cal-place" style={place}>
      <Link
        to={addressOpening(params, { visit: id })}
        preventScrollReset
        draggable={false}
        aria-label={label}
        className="cal-visit cal-tone"
        data-tone={tone}
        data-status={status}
        data-moving={isMoving || undefined}
        data-short={moved.minutes <= 15 || undefined}
        data-timeless={moved.minutes < 45 || undefined}
        onPointerDown={(event) => move.startDrag(moved, event)}
        onKeyDown={(event) => move.onKeyDown(moved, { date, minute: minuteAt(startsAt) }, event)}
        onBlur={move.onBlur}
      >
        <span className="flex min-w-0 justify-between gap-1 font-[650]">
          <span className="truncate">{patientName}</span>
          {Icon && (
            <Icon
              className="size-[.9375rem] flex-none text-[color-mix(in_srgb,var(--tone)_70%,var(--text))]"
              aria-hidden="true"
            />
          )}
        </span>{' '}
        <span className="cal-what num" title={typeName}>
          <TypeChip colour={colour}>{typeName}</TypeChip>{' '}
          <span className="cal-time">{clockLabel(startsAt)}</span>
        </span>
      </Link>
    </li>
  );
}
