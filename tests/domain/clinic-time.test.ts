import { expect, it } from 'vitest';
import { calendarDay, clockLabel, datedMoment, dayLabel } from '#domain/time/clinic-time.ts';

const now = new Date('2026-11-18T19:00:00Z');

it.each([
  ['2026-11-18T16:42:00Z', 'Nov 18', '9:42 AM'],
  ['2026-11-18T06:59:00Z', 'Nov 17', '11:59 PM'],
  ['2026-01-01T06:59:00Z', 'Dec 31, 2025', '11:59 PM'],
  ['2026-01-01T07:00:00Z', 'Jan 1', '12:00 AM'],
  ['2026-07-04T18:00:00Z', 'Jul 4', '12:00 PM'],
])('%s is %s, %s at the clinic', (moment, day, clock) => {
  expect(dayLabel(new Date(moment), now)).toBe(day);
  expect(clockLabel(new Date(moment))).toBe(clock);
});

it('a moment of any year has the year of the clinic’s calendar', () => {
  expect(datedMoment(new Date('2026-01-01T06:59:00Z'))).toBe('Wed, Dec 31, 2025 at 11:59 PM');
});

it.each([
  ['2026-10-13', 'Oct 13, 2026'],
  ['2026-01-01', 'Jan 1, 2026'],
  ['2026-13-40', '2026-13-40'],
  ['last week', 'last week'],
  ['', ''],
])('the calendar day %j reads %j wherever the reader is', (date, text) => {
  expect(calendarDay(date)).toBe(text);
});
