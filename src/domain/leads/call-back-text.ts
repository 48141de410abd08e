/** How a call-back time reads, on the clinic's clock. */

import { times } from '#words/times.ts';
import { clinicDate, daysBetween } from '../time/clinic-day.ts';
import { clockLabel, dayLabel } from '../time/clinic-time.ts';
import { wallClock } from '../time/wall-clock.ts';
import { weekdayLabel } from '../time/week.ts';

/** 'Today 4:00 PM', 'Tomorrow 9:00 AM', 'Tuesday 2:00 PM', 'Nov 30, 9:00 AM' */
export function callBackLabel(at: Date, now: Date): string {
  const day = dayName(at, now);
  const isNamed = /^[a-z]+$/i.test(day);
  return `${day[0]?.toUpperCase()}${day.slice(1)}${isNamed ? '' : ','} ${clockLabel(at)}`;
}

/** 'now', 'today at 4:00 PM', 'Tuesday at 2:00 PM', 'Nov 30 at 9:00 AM' */
export function callBackTime(at: Date, now: Date): string {
  return at <= now ? 'now' : `${dayName(at, now)} at ${clockLabel(at)}`;
}

/** Short: 'Call back 4:00 PM' today, 'Call back Tue 2:00 PM', 'Call back Nov 30', 'Call back now' */
export function callBackMark(at: Date, now: Date): string {
  if (at <= now) return 'Call back now';
  const days = daysBetween(clinicDate(now), clinicDate(at));
  if (days === 0) return `Call back ${clockLabel(at)}`;
  if (days < 7) return `Call back ${weekdayLabel(clinicDate(at))} ${clockLabel(at)}`;
  return `Call back ${dayLabel(at, now)}`;
}

/** 'today', 'tomorrow', 'Tuesday' in the next six days, else 'Nov 30' */
function dayName(at: Date, now: Date): string {
  const days = daysBetween(clinicDate(now), clinicDate(at));
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days < 0 || days > 6) return dayLabel(at, now);
  return times.dayName(wallClock(at).weekday);
}
