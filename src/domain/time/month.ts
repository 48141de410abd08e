/** Months of the clinic's calendar, as 'YYYY-MM'. */
import { clinicDate, clinicMoment } from './clinic-day.ts';

const label = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
const long = label({ month: 'long', year: 'numeric' });
const short = label({ month: 'short' });

export function monthOf(moment: Date): string {
  return clinicDate(moment).slice(0, 7);
}

/** The month that an address names, not after `latest`; `latest` for any other text. */
export function parseMonth(text: string | null, latest: string): string {
  return text && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) && text < latest ? text : latest;
}

/** Negative counts back. */
export function addMonths(month: string, months: number): string {
  const date = new Date(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** From its first midnight to that of the next month. */
export function monthRange(month: string): { from: Date; to: Date } {
  const first = (each: string) => clinicMoment(`${each}-01`, '00:00');
  return { from: first(month), to: first(addMonths(month, 1)) };
}

/** 'November 2026' */
export function monthLabel(month: string): string {
  return long.format(Date.parse(`${month}-01`));
}

/** 'Nov' */
export function shortMonth(month: string): string {
  return short.format(Date.parse(`${month}-01`));
}
