/** What the calendar and the clock on the wall of a place show at a moment. */
import type { Weekday } from './clinic.ts';

export type WallClock = {
  /** 'YYYY-MM-DD' */
  date: string;
  weekday: Weekday;
  /** 'HH:mm' on a 24-hour clock. */
  time: string;
};

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** timeZone is an IANA name; an unknown one throws RangeError. */
export function wallClock(moment: Date, timeZone: string): WallClock {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    weekday: weekdays.indexOf(part('weekday')) as Weekday,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** '14:00' → '2:00 PM' */
export function timeLabel(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
