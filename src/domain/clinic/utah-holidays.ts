/** Utah's legal holidays but Sundays: Utah Code 63G-1-301, as in force since May 6, 2026. */
import { addDays, weekdayOf } from '../time/clinic-day.ts';
import type { Weekday } from '../time/wall-clock.ts';
import type { OpeningTimes } from './clinic.ts';
import { openSpansOn } from './opening-hours.ts';

/** date: the day that is off, 'YYYY-MM-DD'. */
export type Holiday = { date: string; name: string };

/** The holidays of the 365 days from a date, in order. */
export function utahHolidays(from: string): Holiday[] {
  const year = Number(from.slice(0, 4));
  const end = addDays(from, 365);
  return [year, year + 1, year + 2]
    .flatMap(holidaysOf)
    .filter(({ date }) => date >= from && date < end);
}

const nearDays = 14;

/** The next holiday within two weeks, today included, on which the clinic is open so far; null without one. */
export function nearHoliday(today: string, clinic: OpeningTimes): Holiday | null {
  const end = addDays(today, nearDays);
  const isOpen = ({ date }: Holiday) => date < end && openSpansOn(date, clinic).length > 0;
  return utahHolidays(today).find(isOpen) ?? null;
}

/** In order. A year's New Year's Day may be off in the year before. */
function holidaysOf(year: number): Holiday[] {
  const thanksgiving = nth(4, 4, `${year}-11`);
  return [
    { name: 'New Year’s Day', date: observed(`${year}-01-01`) },
    { name: 'Martin Luther King Jr. Day', date: nth(3, 1, `${year}-01`) },
    { name: 'Presidents’ Day', date: nth(3, 1, `${year}-02`) },
    { name: 'Good Friday', date: addDays(easter(year), -2) },
    { name: 'Memorial Day', date: lastMonday(`${year}-05`) },
    { name: 'Juneteenth', date: juneteenth(year) },
    { name: 'Independence Day', date: observed(`${year}-07-04`) },
    { name: 'Pioneer Day', date: observed(`${year}-07-24`) },
    { name: 'Labor Day', date: nth(1, 1, `${year}-09`) },
    { name: 'Columbus Day', date: nth(2, 1, `${year}-10`) },
    { name: 'Veterans Day', date: observed(`${year}-11-11`) },
    { name: 'Thanksgiving', date: thanksgiving },
    { name: 'Christmas', date: observed(`${year}-12-25`) },
  ];
}

/** A holiday on a Saturday is off on the Friday before; one on a Sunday on the Monday after. */
function observed(date: string): string {
  const shift: Partial<Record<Weekday, number>> = { 6: -1, 0: 1 };
  return addDays(date, shift[weekdayOf(date)] ?? 0);
}

/** June 19 on a Monday; from Tuesday to Friday the Monday before; on a weekend the Monday after. */
function juneteenth(year: number): string {
  const date = `${year}-06-19`;
  const weekday = weekdayOf(date);
  if (weekday === 6) return addDays(date, 2);
  return weekday === 0 ? addDays(date, 1) : addDays(date, 1 - weekday);
}

/** Easter Sunday of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
function easter(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const leaps = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (leaps + 19 * golden + 15) % 30;
  const moon = epact - (epact > 28 || (epact === 28 && golden > 10) ? 1 : 0);
  const afterMarch21 = addDays(`${year}-03-21`, moon);
  return addDays(afterMarch21, 7 - weekdayOf(afterMarch21));
}

/** The nth of a weekday in a month, 'YYYY-MM'. */
function nth(count: number, weekday: Weekday, month: string): string {
  const first = `${month}-01`;
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (count - 1));
}

function lastMonday(month: string): string {
  const fifth = nth(5, 1, month);
  return fifth.startsWith(month) ? fifth : nth(4, 1, month);
}
