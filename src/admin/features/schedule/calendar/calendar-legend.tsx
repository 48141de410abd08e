import type { Visit } from '#domain/visits/visit.ts';

type CalendarLegendProps = { visits: readonly Visit[]; toneOf: (providerId: string) => number };

/** Which colour belongs to which provider, and how to move a visit. */
export function CalendarLegend({ visits, toneOf }: CalendarLegendProps) {
  const busy = new Map(visits.map(({ providerId, providerName }) => [providerId, providerName]));
  return (
    <div className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5 text-caption text-text-3">
      {busy.size > 0 && (
        <ul aria-label="Providers" className="flex flex-wrap gap-x-4 gap-y-1.5">
          {[...busy].map(([id, name]) => (
            <li
              key={id}
              className="cal-tone inline-flex items-center gap-2 before:h-1.75 before:w-3.5 before:rounded-[2.5px] before:bg-(--tone)"
              data-tone={toneOf(id)}
            >
              {name}
            </li>
          ))}
        </ul>
      )}
      <p className="max-md:hidden print:hidden">
        Drag to move. On the keyboard: Enter opens, M and the arrow keys move.
      </p>
    </div>
  );
}
