import type { WeekHours } from '#domain/clinic/clinic.ts';
import { daysByHours, hasHours, shortHours } from '#domain/clinic/opening-hours.ts';
import { OpenState } from '#facts/open-state.tsx';
import { atHead } from '#words/facts.ts';
import { times } from '#words/times.ts';
import { useClinic } from '../clinic/use-clinic.ts';
import { useMinute } from '../clinic/use-minute.ts';

/** The week's hours in a built page, then whether the clinic is open. Either fits one line, so that nothing moves. */
export function OpenChip() {
  const clinic = useClinic();
  const now = useMinute();
  if (!hasHours(clinic.hours)) return null;
  return (
    <p className="num w-fit rounded-md bg-white px-3 py-1.5 text-small font-semibold max-[23rem]:text-caption">
      {!now && <span data-timeless="">{atHead(weekHours(clinic.hours).join(' · '))}</span>}
      <OpenState clinic={clinic} now={now} />
    </p>
  );
}

/** 'Mon, Wed, Fri 9–12, 2–6' and 'Tue, Thu 2–6': the week's hours, for a page that does not know the time yet. */
function weekHours(hours: WeekHours): string[] {
  return daysByHours(hours, times)
    .filter(({ spans }) => spans.length > 0)
    .map(({ days, spans }) => shortHours(days, spans, times));
}
