/** The date and time on the clinic's clock at a moment. */
import { type Times, times } from '#words/times.ts';

/** Every clinic of this product is in Utah. */
export const timeZone = 'America/Denver';

/** 0 is Sunday, as in Date.getDay(). */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const mondayFirst: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

type WallClock = {
  /** 'YYYY-MM-DD' */
  date: string;
  weekday: Weekday;
  /** 'HH:mm' on a 24-hour clock. */
  time: string;
};

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

let format: Intl.DateTimeFormat | undefined;

export function wallClock(moment: Date): WallClock {
  // Cached: creating a format takes far longer than using it, and an export uses it for every row.
  format ??= new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = format.formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    weekday: weekdays.indexOf(part('weekday')) as Weekday,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** '14:00' → '2:00 PM' */
export function timeLabel(time: string, words: Times = times): string {
  return words.clock(time);
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

export function minutesAfter(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000);
}
