import { expect, it } from 'vitest';
import {
  calendarDay,
  clockLabel,
  datedMoment,
  dayLabel,
  nearMoment,
  shortMoment,
} from '#domain/time/clinic-time.ts';

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

it.each([
  ['2026-11-18T21:00:00Z', 'Wed 2:00 PM', 'Wed, Nov 18 at 2:00 PM'],
  ['2026-11-18T16:00:00Z', 'Wed 9:00 AM', 'Wed, Nov 18 at 9:00 AM'],
  ['2026-11-23T21:00:00Z', 'Mon 2:00 PM', 'Mon, Nov 23 at 2:00 PM'],
  ['2026-11-25T21:00:00Z', 'Wed, Nov 25, 2:00 PM', 'Wed, Nov 25 at 2:00 PM'],
  // Yesterday is not next Tuesday.
  ['2026-11-17T21:00:00Z', 'Tue, Nov 17, 2:00 PM', 'Tue, Nov 17 at 2:00 PM'],
  ['2027-01-01T06:59:00Z', 'Thu, Dec 31, 11:59 PM', 'Thu, Dec 31 at 11:59 PM'],
  ['2027-01-01T07:00:00Z', 'Fri, Jan 1, 2027, 12:00 AM', 'Fri, Jan 1, 2027 at 12:00 AM'],
  ['2027-11-18T21:00:00Z', 'Thu, Nov 18, 2027, 2:00 PM', 'Thu, Nov 18, 2027 at 2:00 PM'],
])('%s is %s, or %s', (moment, near, short) => {
  expect(nearMoment(new Date(moment), now)).toBe(near);
  expect(shortMoment(new Date(moment), now)).toBe(short);
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
