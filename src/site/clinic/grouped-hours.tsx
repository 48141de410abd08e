import type { WeekHours } from '#domain/clinic/clinic.ts';
import { daysByHours, spanLabel } from '#domain/clinic/opening-hours.ts';
import { useClinic } from './use-clinic.ts';

/** Joins days with the same hours: three lines instead of seven. */
const groupsOf = (hours: WeekHours) =>
  daysByHours(hours).map(({ days, spans }) => ({
    days,
    spans: spans.length > 0 ? spans.map(spanLabel) : ['Closed'],
  }));

export function GroupedHours({ className = '' }: { className?: string }) {
  const clinic = useClinic();
  return (
    <dl className={`num grid grid-cols-[auto_1fr] gap-x-5 gap-y-2.5 ${className}`}>
      {groupsOf(clinic.hours).map(({ days, spans }) => (
        <div key={days} className="contents">
          <dt className="font-semibold whitespace-nowrap text-white">{days}</dt>
          <dd>
            {spans.map((span) => (
              <span key={span} className="block sm:whitespace-nowrap">
                {span}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
