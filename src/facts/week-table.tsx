import type { Closure, OpeningTimes } from '#domain/clinic/clinic.ts';
import { closureDays, closureHours, comingClosures } from '#domain/clinic/coming-closures.ts';
import { hoursTable } from '#domain/clinic/opening-hours.ts';
import { wallClock } from '#domain/time/wall-clock.ts';
import * as words from '#words/facts.ts';
import { englishLang } from '#words/languages.ts';
import { times } from '#words/times.ts';

type WeekTableProps = {
  clinic: OpeningTimes;
  /** null while the clock is not known: then the page's script marks the day (site/frame/show-time.ts). */
  now: Date | null;
};

export function WeekTable({ clinic, now }: WeekTableProps) {
  const clock = now && wallClock(now);
  const closures = clock ? comingClosures(clock.date, clinic.closures) : clinic.closures;
  // On a day of a closure its row says what is true.
  const today = clock && closures.every(({ from }) => from > clock.date) ? clock.weekday : null;
  return (
    <table className="num w-full text-[1rem]">
      <caption className="sr-only">{words.officeHours}</caption>
      <tbody>
        {hoursTable(clinic.hours, times).map(({ weekday, day, spans }) => (
          <tr
            key={day}
            data-weekday={weekday}
            data-today={weekday === today ? '' : undefined}
            className="border-b border-line text-text-2 last:border-0 data-today:font-semibold data-today:text-text"
          >
            <th scope="row" className="py-2.5 pr-4 text-left align-top font-[inherit]">
              {day}{' '}
              <span hidden={weekday !== today} className="today">
                {words.today}
              </span>
            </th>
            <td className="py-2.5 text-right">
              {spans.length === 0
                ? words.closed
                : spans.map((span) => (
                    <span key={span} className="block sm:whitespace-nowrap">
                      {span}
                    </span>
                  ))}
            </td>
          </tr>
        ))}
      </tbody>
      <ClosureRows closures={closures} hidden={!now} />
    </table>
  );
}

type ClosureRowsProps = { closures: readonly Closure[]; hidden: boolean };

/** What differs from the week's hours within the next two weeks, and why. */
function ClosureRows({ closures, hidden }: ClosureRowsProps) {
  if (closures.length === 0) return null;
  return (
    <tbody>
      {closures.map((closure) => (
        <tr
          key={JSON.stringify(closure)}
          hidden={hidden}
          data-closure={closure.from}
          data-until={closure.to}
          className="border-t border-line text-text-2"
        >
          <th scope="row" className="py-2.5 pr-4 text-left align-top">
            {words.atHead(closureDays(closure, times))}
          </th>
          <td className="py-2.5 text-right wrap-anywhere">
            {closureHours(closure, times)}
            {closure.reason && (
              <span lang={closure.reasonEs ? undefined : englishLang} className="block">
                {closure.reason}
              </span>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  );
}
