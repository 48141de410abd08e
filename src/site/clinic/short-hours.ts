import type { WeekHours } from '#domain/clinic/clinic.ts';
import { daysByHours, shortHours } from '#domain/clinic/opening-hours.ts';

/** 'Mon, Wed, Fri 9–12, 2–6' and 'Tue, Thu 2–6': the week's hours, for a page that does not know the time yet. */
export function weekHours(hours: WeekHours): string[] {
  return daysByHours(hours)
    .filter(({ spans }) => spans.length > 0)
    .map(({ days, spans }) => shortHours(days, spans));
}
