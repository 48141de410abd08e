import type { OpeningTimes } from '#domain/clinic/clinic.ts';
import { closureDays, closureHours, comingClosures } from '#domain/clinic/coming-closures.ts';
import { hoursTable } from '#domain/clinic/opening-hours.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { wallClock } from '#domain/time/wall-clock.ts';

const tones = {
  light: {
    row: 'border-line text-text-2 data-today:text-text',
    mark: 'bg-accent-soft text-accent-text',
  },
  dark: {
    row: 'border-white/15 text-lake-100 data-today:text-white',
    mark: 'bg-marigold-500 text-spruce-900',
  },
} as const;

type WeekTableProps = {
  clinic: OpeningTimes;
  /** null while the clock is not known: then the page's script marks the day (site/frame/show-time.ts). */
  now: Date | null;
  tone?: keyof typeof tones;
};

export function WeekTable({ clinic, now, tone = 'light' }: WeekTableProps) {
  const today = now && wallClock(now).weekday;
  const colors = tones[tone];
  return (
    <table className="num w-full text-[1rem]">
      <caption className="sr-only">Office hours</caption>
      <tbody>
        {hoursTable(clinic.hours).map(({ weekday, day, spans }) => (
          <tr
            key={day}
            data-weekday={weekday}
            data-today={weekday === today ? '' : undefined}
            className={`border-b last:border-0 data-today:font-semibold ${colors.row}`}
          >
            <th scope="row" className="py-2.5 pr-4 text-left align-top font-[inherit]">
              {day}{' '}
              <span
                hidden={weekday !== today}
                className={`ml-2 rounded-xs px-1.5 py-0.5 align-[.08em] text-caption font-bold ${colors.mark}`}
              >
                Today
              </span>
            </th>
            <td className="py-2.5 text-right">
              {spans.length === 0
                ? 'Closed'
                : spans.map((span) => (
                    <span key={span} className="block sm:whitespace-nowrap">
                      {span}
                    </span>
                  ))}
            </td>
          </tr>
        ))}
      </tbody>
      <ClosureRows clinic={clinic} today={now && clinicDate(now)} className={colors.row} />
    </table>
  );
}

type ClosureRowsProps = { clinic: OpeningTimes; today: string | null; className: string };

/** What differs from the week's hours within the next two weeks, and why. */
function ClosureRows({ clinic, today, className }: ClosureRowsProps) {
  const closures = today ? comingClosures(today, clinic.closures) : clinic.closures;
  if (closures.length === 0) return null;
  return (
    <tbody>
      {closures.map((closure) => (
        <tr
          key={`${closureDays(closure)} ${closureHours(closure)}`}
          hidden={!today}
          data-closure={closure.from}
          data-until={closure.to}
          className={`border-t ${className}`}
        >
          <th scope="row" className="py-2.5 pr-4 text-left align-top">
            {closureDays(closure)}
          </th>
          <td className="py-2.5 text-right">
            {closureHours(closure)}
            {closure.reason && <span className="block">{closure.reason}</span>}
          </td>
        </tr>
      ))}
    </tbody>
  );
}
