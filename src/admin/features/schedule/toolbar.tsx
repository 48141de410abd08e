import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { clinicWeek } from '#domain/clinic/clinic-week.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { addDays, clinicDate } from '#domain/time/clinic-day.ts';
import { shortDate, weekdayLabel, weekLabel, withYear } from '#domain/time/week.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useClinic } from '../../shared/data/clinic-facts.ts';
import { plural } from '../../shared/parts/plural.ts';
import { useNow } from '../../shared/parts/use-clock.ts';
import { addressWith, type SchedulePlace } from '../../shared/paths/schedule-address.ts';
import { useShow } from '../../shared/paths/use-show.ts';

type ToolbarProps = {
  place: SchedulePlace;
  staff: readonly StaffMember[];
  /** The week's visits that take place. */
  visits: readonly Visit[];
  isWide: boolean;
};

/** The choice of week (on phones: day) and provider. */
export function Toolbar({ place: { date, provider }, staff, visits, isWide }: ToolbarProps) {
  const [params] = useSearchParams();
  const show = useShow();
  const today = clinicDate(useNow());
  const step = isWide ? 7 : 1;
  const unit = isWide ? 'week' : 'day';
  const to = (week: string) => addressWith(params, { week });
  const shown = visits.filter(({ startsAt }) => isWide || clinicDate(startsAt) === date).length;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex items-center gap-1.5">
          <ButtonLink
            variant="line"
            size="icon"
            aria-label={`Previous ${unit}`}
            to={to(addDays(date, -step))}
            preventScrollReset
          >
            <ChevronLeft className="ico" />
          </ButtonLink>
          <ButtonLink variant="line" to={to(today)} preventScrollReset>
            Today
          </ButtonLink>
          <ButtonLink
            variant="line"
            size="icon"
            aria-label={`Next ${unit}`}
            to={to(addDays(date, step))}
            preventScrollReset
          >
            <ChevronRight className="ico" />
          </ButtonLink>
        </div>
        <div className="min-w-0 flex-1">
          <h2 aria-live="polite" className="num leading-tight">
            {isWide ? weekLabel(date) : withYear(shortDate(date), date, today)}
          </h2>
          <p className="text-caption text-text-3">
            {`${shown === 0 ? 'No visits' : plural(shown, 'visit')} this ${unit}`}
          </p>
        </div>
        <label className="max-sm:w-full">
          <span className="sr-only">Provider</span>
          <select
            className="input sm:w-56"
            value={provider ?? ''}
            onChange={({ target: { value } }) =>
              show(addressWith(params, { provider: value || null }))
            }
          >
            <option value="">All providers</option>
            {staff
              .filter(({ id, takesAppointments }) => takesAppointments || id === provider)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </select>
        </label>
      </div>
      {!isWide && <DayStrip date={date} today={today} visits={visits} to={to} />}
    </>
  );
}

type DayStripProps = {
  date: string;
  today: string;
  visits: readonly Visit[];
  to: (date: string) => string;
};

/** The days of the week; a dash below those with visits. */
function DayStrip({ date, today, visits, to }: DayStripProps) {
  const clinic = useClinic();
  const busy = new Set(visits.map(({ startsAt }) => clinicDate(startsAt)));
  return (
    <nav aria-label="Days of the week" className="mt-3 grid grid-cols-7 gap-1">
      {clinicWeek(date, clinic).map((day) => (
        <Link
          key={day.date}
          to={to(day.date)}
          preventScrollReset
          aria-current={day.date === date ? 'date' : undefined}
          className={classNames(
            'grid min-h-14 justify-items-center rounded-[10px] py-1.5 leading-[1.3] aria-[current=date]:bg-primary aria-[current=date]:text-on-primary',
            day.date === today ? 'text-primary-text' : 'text-text-2',
          )}
        >
          <span className="text-caption">{weekdayLabel(day.date)}</span>{' '}
          <span className="num font-bold">{Number(day.date.slice(-2))}</span>{' '}
          <span className="sr-only">
            {day.date === today && ' (today)'}
            {busy.has(day.date) && ' (booked)'}
          </span>
          <span
            className={classNames('h-[3px] w-4 rounded-[2px]', busy.has(day.date) && 'bg-current')}
          />
        </Link>
      ))}
    </nav>
  );
}
