import { expect, it } from 'vitest';
import { busyQuarters, feedRange } from '../../netlify/lib/calendars/busy-quarters.ts';

// In a file of its own: the library loads once in a process.
it('two calendars that are the first ones, read at once, have the whole bound of steps each', async () => {
  const range = feedRange(new Date('2026-11-18T19:00:00Z'), 28);
  // Some 36,000 hours: more than half of the steps, and fewer than all.
  const hourly = [
    ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'DTSTART:20221118T090000Z', 'DURATION:PT5M'],
    ...['RRULE:FREQ=HOURLY', 'END:VEVENT', 'END:VCALENDAR'],
  ].join('\r\n');
  const [first, second] = await Promise.all([
    busyQuarters(hourly, range),
    busyQuarters(hourly, range),
  ]);
  expect(first.quarters.size).toBeGreaterThan(600);
  expect(second.quarters).toEqual(first.quarters);
});
