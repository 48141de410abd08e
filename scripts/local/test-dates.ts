import { spawnSync } from 'node:child_process';
import { addDays, clinicDate, clinicMoment } from '#domain/time/clinic-day.ts';
import { isDate, isTime } from '#domain/time/typed-time.ts';
import { wallClock } from '#domain/time/wall-clock.ts';

/** When code that reads the clock breaks first, on the clinic's clock. Past ones still run: clocks are set back. */
const fixedDates = {
  thanksgiving: '2026-11-26T10:00',
  christmas: '2026-12-25T09:00',
  'new year’s eve': '2026-12-31T23:40',
  'sunday night': '2027-01-10T22:30',
  'clocks go forward': '2027-03-14T01:50',
  'a wednesday': '2027-04-21T15:20',
  'a monday': '2027-06-07T08:30',
  'clocks go back': '2027-11-07T00:50',
  'leap day': '2028-02-29T12:00',
};

export type TestDate = { name: string; moment: Date };

/** The table of dates on which the proof must be green, the last one seen from today. */
export function testDates(today: Date): TestDate[] {
  const later = `${addDays(clinicDate(today), 547)}T14:00`;
  return Object.entries({ ...fixedDates, 'in 18 months': later }).map(([name, text]) => ({
    name,
    moment: readMoment(text),
  }));
}

/** The date whose turn it is: each day another one. */
export function dateOfTurn(today: Date): TestDate {
  const dates = testDates(today);
  const day = Date.parse(clinicDate(today)) / 86_400_000;
  return dates[day % dates.length] as TestDate;
}

/** Reads 'YYYY-MM-DDTHH:mm' on the clinic's clock. */
export function readMoment(text: string): Date {
  const [date = '', time = ''] = text.split('T');
  if (!isDate(date) || !isTime(time)) throw new Error(`${text} is not like 2026-12-31T23:40.`);
  return clinicMoment(date, time);
}

/** '2026-12-31T23:40 (new year’s eve)' */
export function dateLabel({ name, moment }: TestDate): string {
  const { date, time } = wallClock(moment);
  return `${date}T${time} (${name})`;
}

/** Whether libfaketime sets the clock of this process, and of all that it starts. */
export const isClockSet = (): boolean => process.env.FAKETIME !== undefined;

/** Milliseconds by which libfaketime sets the clock ahead; `faketime` writes '+3086687', in seconds. */
export const clockAhead = (): number => Number(process.env.FAKETIME ?? 0) * 1000;

export type Command = { command: string; args: string[]; env?: Record<string, string> };

/** The command and its children, from this moment on. Clocks that only measure stay, or waits would never end. */
export function atMoment(moment: Date, { command, args }: Command): Command {
  if (spawnSync('faketime', ['--version']).error) {
    throw new Error('faketime is missing: `apt-get install faketime`.');
  }
  return {
    command: 'faketime',
    args: [moment.toISOString(), command, ...args],
    env: { DONT_FAKE_MONOTONIC: '1', FAKETIME_FORCE_MONOTONIC_FIX: '0' },
  };
}
