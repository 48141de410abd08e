import { useSearchParams } from 'react-router-dom';
import { closuresOn } from '#domain/clinic/day-note.ts';
import { longDate } from '#domain/time/week.ts';
import { nextOpenDay } from '#domain/visits/next-day.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useClinic } from '../../../shared/data/clinic-facts.ts';
import { addressWith } from '../../../shared/paths/schedule-address.ts';

/** On phones, in place of a day's empty hours: the clinic is closed, and nobody comes. */
export function ClosedDay({ date }: { date: string }) {
  const [params] = useSearchParams();
  const clinic = useClinic();
  const next = nextOpenDay(date, clinic);
  const reasons = closuresOn(date, clinic.closures)
    .map(({ reason }) => reason)
    .filter(Boolean)
    .join(', ');
  return (
    <div className="mt-4 rounded-lg border border-line bg-surface p-4">
      <p className="font-semibold">Closed on {longDate(date)}</p>
      {reasons && <p className="wrap-anywhere text-text-2">{reasons}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink to={addressWith(params, { week: next })} preventScrollReset>
          Show {longDate(next)}
        </ButtonLink>
        <ButtonLink
          variant="line"
          to={addressWith(params, { book: `${date}T09:00` })}
          preventScrollReset
        >
          Book anyway
        </ButtonLink>
      </div>
    </div>
  );
}
