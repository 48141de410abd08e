/** Tables for spreadsheets: RFC 4180 with what Excel needs to read UTF-8. */
import { clinicDate } from '../time/clinic-day.ts';
import { wallClock } from '../time/wall-clock.ts';

/** A spreadsheet would run such a cell as a formula (full-width forms too, in some locales). */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

function cell(value: string): string {
  const harmless = formulaStart.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Begins the file. */
export const byteOrderMark = '\ufeff';

/** A part of the file: every field quoted, CRLF after every row. A long file is built part by part. */
export function csvRows(rows: string[][]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** 'YYYY-MM-DD HH:mm' on the clinic's clock. */
export function csvDate(moment: Date): string {
  const { date, time } = wallClock(moment);
  return `${date} ${time}`;
}

/** 'appointment-requests-2026-11-18.csv', dated on the clinic's calendar. */
export function csvFileName(content: string, now: Date): string {
  return `${content}-${clinicDate(now)}.csv`;
}
