import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/clinic/opening-hours.ts';
import { promisedBy, promiseText } from '#domain/requests/promise.ts';
import { clinicMoment } from '#domain/time/clinic-day.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';

/** The promise for a request at this local time. 2026-11-16 is a Monday. */
const answeredBy = (date: string, time: string) => {
  const received = clinicMoment(date, time);
  return promiseText(promisedBy(received, clinic), received);
};

describe('the promise', () => {
  it.each([
    ['Monday morning, open again a day later', '2026-11-16', '14:10', 'by Tuesday 2:00 PM'],
    ['Tuesday afternoon', '2026-11-17', '16:44', 'by Wednesday 4:30 PM'],
    ['Monday morning, closed on Tuesday mornings', '2026-11-16', '09:20', 'by Tuesday 3:00 PM'],
    [
      'Tuesday at noon, closed for lunch on Wednesday',
      '2026-11-17',
      '12:30',
      'by Wednesday 3:00 PM',
    ],
    ['Thursday night', '2026-11-19', '23:50', 'by Monday 10:00 AM'],
    ['Friday evening', '2026-11-20', '18:00', 'by Monday 10:00 AM'],
    ['Sunday morning, open again a day later', '2026-11-22', '10:07', 'by Monday 10:00 AM'],
    ['Saturday morning', '2026-11-21', '08:00', 'by Monday 10:00 AM'],
    ['Friday before clocks go back', '2026-10-30', '17:00', 'by Monday 10:00 AM'],
    ['Friday before clocks go forward', '2027-03-12', '17:00', 'by Monday 10:00 AM'],
  ])('%s', (_, date, time, expected) => {
    expect(answeredBy(date, time)).toBe(expected);
  });

  it('ends while the clinic is open, never before 23:45 hours and never after four days', () => {
    const from = Date.parse('2026-01-01T00:00:00Z');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 365 * 24 * 60 }), (minutes) => {
        const received = new Date(from + minutes * 60_000);
        const by = promisedBy(received, clinic);
        const hours = (by.getTime() - received.getTime()) / 3_600_000;
        expect(openingState(by, clinic).open).toBe(true);
        expect(hours).toBeGreaterThan(23.74);
        expect(hours).toBeLessThan(96);
      }),
    );
  });
});
