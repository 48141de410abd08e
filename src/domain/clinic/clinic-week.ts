/** Days and weeks with the clinic's opening hours. */
import { addDays, dayOf, weekdayOf } from '../time/clinic-day.ts';
import type { Weekday } from '../time/wall-clock.ts';
import { mondayOf } from '../time/week.ts';
import type { OpeningTimes, OpenSpan } from './clinic.ts';
import { openSpansOn } from './opening-hours.ts';

export type WeekDay = {
  date: string;
  weekday: Weekday;
  /** Midnight to midnight: 23 or 25 hours when clocks change. */
  from: Date;
  to: Date;
  /** In order; none on a closed day. */
  open: readonly OpenSpan[];
};

/** The seven days of the week that holds a date, Monday first. */
export function clinicWeek(date: string, clinic: OpeningTimes): WeekDay[] {
  const monday = mondayOf(date);
  return [0, 1, 2, 3, 4, 5, 6].map((ahead) => weekDay(addDays(monday, ahead), clinic));
}

export function weekDay(date: string, clinic: OpeningTimes): WeekDay {
  return { date, weekday: weekdayOf(date), ...dayOf(date), open: openSpansOn(date, clinic) };
}
