import { clinic } from '#domain/clinic.ts';
import { hoursTable } from '#domain/opening-hours.ts';

const week = hoursTable(clinic.hours).map(({ day, spans }) => ({
  day: day.slice(0, 3),
  hours: spans.length > 0 ? spans.join(' and ') : 'Closed',
}));

/** 'Mon, Wed, Fri' with the hours they share: the week on three lines instead of seven. */
const groups = [...new Set(week.map(({ hours }) => hours))].map((hours) => ({
  days: week.flatMap((row) => (row.hours === hours ? row.day : [])).join(', '),
  spans: hours.split(' and '),
}));

export function GroupedHours({ className = '' }: { className?: string }) {
  return (
    <dl className={`num grid grid-cols-[auto_1fr] gap-x-5 gap-y-2.5 ${className}`}>
      {groups.map(({ days, spans }) => (
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
