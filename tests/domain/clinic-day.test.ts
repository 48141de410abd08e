import { describe, expect, it } from 'vitest';
import { clinicDay } from '#domain/clinic-day.ts';

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
