import type { Lead } from '#domain/leads/lead.ts';
import { type HourCell, leadsByHour } from '#domain/leads/leads-by-hour.ts';
import { minutesText, quickMinutes, responseTimes } from '#domain/leads/response-time.ts';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { useClinic } from '../../../shared/data/clinic-facts.ts';
import { plural } from '../../../shared/parts/plural.ts';

/** When requests came, and how long each hour's waited for the first call. */
export function WeekHoursTable({ leads, now }: { leads: Lead[]; now: Date }) {
  const clinic = useClinic();
  const rows = leadsByHour(leads, clinic.hours);
  return (
    <Card as="section" aria-labelledby="response-hours" className="overflow-hidden">
      <div className="p-5 pb-3">
        <h3 id="response-hours" className="text-[1rem]">
          By hour of the week
        </h3>
        <p className="mt-1 text-text-2">
          When requests came, and their median time to the first call. Shaded: closed.
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the keyboard */}
      <section aria-label="Hours of the week" tabIndex={0} className="relative overflow-x-auto">
        <table className="tbl tbl-dense min-w-[54rem] table-fixed">
          <caption className="sr-only">Requests and median time to the first call, by hour</caption>
          <thead>
            <tr>
              <th scope="col" className="w-[8.25rem]">
                Hour
              </th>
              {rows[0]?.cells.map(({ day }) => (
                <th key={day} scope="col" className="px-2.5">
                  {day.slice(0, 3)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label} className="h-9">
                <th scope="row" className="num sticky left-0 bg-surface whitespace-nowrap">
                  {label}
                </th>
                {cells.map((cell) => (
                  <Cell key={cell.day} cell={cell} now={now} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

function Cell({ cell: { leads, isOpen }, now }: { cell: HourCell; now: Date }) {
  const clinic = useClinic();
  if (leads.length === 0) {
    return (
      <td className={classNames(!isOpen && 'bg-sunken')}>
        <span className="sr-only">{isOpen ? 'None' : 'None, closed'}</span>
      </td>
    );
  }
  const { median } = responseTimes(leads, now, clinic);
  const tone = median === null ? 'text-text-2' : median <= quickMinutes ? 'text-ok' : 'text-text';
  return (
    <td className={classNames('num px-2.5 whitespace-nowrap', !isOpen && 'bg-sunken')}>
      <span className={classNames('block font-semibold', tone)}>
        {median === null ? 'No call' : minutesText(median)}
      </span>
      <span className="block text-caption text-text-2">{plural(leads.length, 'request')}</span>
    </td>
  );
}
