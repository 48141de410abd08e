/** The date and time in a time zone at a moment. */
import type { Weekday } from '../clinic/clinic.ts';

export type WallClock = {
  /** 'YYYY-MM-DD' */
  date: string;
  weekday: Weekday;
  /** 'HH:mm' on a 24-hour clock. */
  time: string;
};

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a format takes far longer than using it, and an export uses it for every row. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** timeZone is an IANA name; an unknown one throws RangeError. */
export function wallClock(moment: Date, timeZone: string): WallClock {
  const parts = formatOf(timeZone).formatToParts(moment);
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

/** '14:15' → 855 */
export function minuteOfDay(time: string): number {
  const [hours = '', minutes = ''] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** 855 → '14:15'; the end of a day is '24:00'. */
export function timeOfDay(minute: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
