const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });

/** 'Nov 18' for '2026-11-18': a calendar date, the same in every time zone. */
export function dateText(date: string): string {
  const moment = new Date(`${date}T00:00Z`);
  return Number.isNaN(moment.getTime()) ? date : day.format(moment);
}
