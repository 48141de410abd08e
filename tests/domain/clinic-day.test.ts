import { describe, expect, it } from 'vitest';
import { addDays, clinicDay, clinicMoment } from '#domain/time/clinic-day.ts';
import { isDate } from '#domain/time/typed-time.ts';

const day = (moment: string) => {
  const { from, to } = clinicDay(new Date(moment));
  return [from.toISOString(), to.toISOString()];
};

describe("the clinic's day", () => {
  it.each([
    ['summer noon', '2026-07-01T18:00:00Z', '2026-07-01T06:00:00.000Z', '2026-07-02T06:00:00.000Z'],
    ['winter noon', '2026-01-15T19:00:00Z', '2026-01-15T07:00:00.000Z', '2026-01-16T07:00:00.000Z'],
    [
      'late evening, the next day in UTC',
      '2026-07-02T04:30:00Z',
      '2026-07-01T06:00:00.000Z',
      '2026-07-02T06:00:00.000Z',
    ],
    [
      'its first moment',
      '2026-07-01T06:00:00Z',
      '2026-07-01T06:00:00.000Z',
      '2026-07-02T06:00:00.000Z',
    ],
    [
      'its last moment',
      '2026-07-02T05:59:59.999Z',
      '2026-07-01T06:00:00.000Z',
      '2026-07-02T06:00:00.000Z',
    ],
    [
      'the last day of a year',
      '2027-01-01T05:00:00Z',
      '2026-12-31T07:00:00.000Z',
      '2027-01-01T07:00:00.000Z',
    ],
  ])('on %s', (_, moment, from, to) => {
    expect(day(moment)).toEqual([from, to]);
  });

  it('has 23 hours when clocks go forward', () => {
    const range = ['2026-03-08T07:00:00.000Z', '2026-03-09T06:00:00.000Z'];
    expect(day('2026-03-08T08:00:00Z')).toEqual(range);
    expect(day('2026-03-09T05:00:00Z')).toEqual(range);
  });

  it('has 25 hours when clocks go back', () => {
    const range = ['2026-11-01T06:00:00.000Z', '2026-11-02T07:00:00.000Z'];
    expect(day('2026-11-01T06:30:00Z')).toEqual(range);
    expect(day('2026-11-02T06:30:00Z')).toEqual(range);
  });
});

describe('a time on the clinic’s clock', () => {
  it.each([
    ['2026-01-15', '09:00', '2026-01-15T16:00:00.000Z'],
    ['2026-07-01', '09:00', '2026-07-01T15:00:00.000Z'],
    ['2026-03-08', '09:00', '2026-03-08T15:00:00.000Z'],
    ['2026-11-01', '00:30', '2026-11-01T06:30:00.000Z'],
    // This time exists twice; the earlier one counts.
    ['2026-11-01', '01:30', '2026-11-01T07:30:00.000Z'],
    ['2026-11-01', '02:00', '2026-11-01T09:00:00.000Z'],
  ])('%s %s is %s', (date, time, moment) => {
    expect(clinicMoment(date, time).toISOString()).toBe(moment);
  });
});

it.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-08', 7, '2026-03-15'],
])('%s and %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

it.each([
  ['2026-11-18', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-11-1', false],
  ['today', false],
  ['', false],
  ['2026-11-18T09:00', false],
  ['2000-12-31', false],
  ['2100-01-01', false],
  ['0026-11-18', false],
])('%s is a date: %s', (text, expected) => {
  expect(isDate(text)).toBe(expected);
});
