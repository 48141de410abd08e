/** Requests by the hour of the week in which they came, on the clinic's clock. */

import type { WeekHours } from '../clinic/clinic.ts';
import { hoursTable } from '../clinic/opening-hours.ts';
import { minuteOfDay, timeLabel, timeOfDay, type Weekday, wallClock } from '../time/wall-clock.ts';
import type { Lead } from './lead.ts';

/** `leads` came in this hour of this weekday. */
export type HourCell = { weekday: Weekday; day: string; isOpen: boolean; leads: Lead[] };

/** '9:00 AM', or the hours before the clinic's first one and after its last one. Monday first. */
type HourRow = { label: string; cells: HourCell[] };

/** The hours from the earliest opening to the latest closing, one row each, with a row before and one after them. */
export function leadsByHour(leads: readonly Lead[], hours: WeekHours): HourRow[] {
  const week = hoursTable(hours).map(({ weekday, day }) => ({ weekday, day }));
  const spans = Object.values(hours).flat();
  const first = Math.min(...spans.map(({ from }) => Math.floor(minuteOfDay(from) / 60)), 24);
  const last = Math.max(...spans.map(({ to }) => Math.ceil(minuteOfDay(to) / 60)), first);
  const came = leads.map((lead) => {
    const { weekday, time } = wallClock(lead.createdAt);
    return { lead, weekday, hour: Math.floor(minuteOfDay(time) / 60) };
  });
  const row = (label: string, from: number, to: number): HourRow => ({
    label,
    cells: week.map(({ weekday, day }) => ({
      weekday,
      day,
      isOpen: hours[weekday].some(
        (span) => minuteOfDay(span.from) < to * 60 && from * 60 < minuteOfDay(span.to),
      ),
      leads: came
        .filter((each) => each.weekday === weekday && each.hour >= from && each.hour < to)
        .map(({ lead }) => lead),
    })),
  });
  const label = (hour: number) => timeLabel(timeOfDay(hour * 60));
  const open = Array.from({ length: last - first }, (_, place) => first + place);
  return [
    ...(first > 0 ? [row(first === 24 ? 'All day' : `Before ${label(first)}`, 0, first)] : []),
    ...open.map((hour) => row(label(hour), hour, hour + 1)),
    ...(last < 24 ? [row(`From ${label(last)}`, last, 24)] : []),
  ];
}
