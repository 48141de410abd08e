import { describe, expect, it } from 'vitest';
import { clinicWeek } from '#domain/clinic/clinic-week.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { longDate, mondayOf, shortDate, weekdayLabel, weekLabel } from '#domain/time/week.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';

describe('a week of the clinic', () => {
  it('runs from Monday to Sunday, with the hours of each day', () => {
    const week = clinicWeek('2026-11-18', clinic);
    expect(week.map(({ date }) => date)).toEqual(
      [16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`),
    );
    expect(week.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 0]);
    expect(week.map(({ open }) => open.length)).toEqual([2, 1, 2, 1, 2, 0, 0]);
  });

  const hours = (date: string) =>
    clinicWeek(date, clinic).map(({ from, to }) => (to.getTime() - from.getTime()) / 3_600_000);

  it.each([
    ['2026-11-18', [24, 24, 24, 24, 24, 24, 24]],
    ['2026-03-04', [24, 24, 24, 24, 24, 24, 23]],
    ['2026-11-01', [24, 24, 24, 24, 24, 24, 25]],
  ])('has the hours of its days around %s', (date, expected) => {
    expect(hours(date)).toEqual(expected);
  });

  it('leaves no gap between days', () => {
    for (const date of ['2026-03-08', '2026-11-01', '2026-12-31']) {
      const week = clinicWeek(date, clinic);
      for (const [index, day] of week.entries()) {
        const next = week[index + 1];
        if (next) expect(day.to).toEqual(next.from);
      }
    }
  });
});

it.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the Monday of %s is %s', (date, monday) => {
  expect(mondayOf(date)).toBe(monday);
});

it('has the local date, not the UTC date', () => {
  expect(clinicDate(new Date('2026-11-19T05:00:00Z'))).toBe('2026-11-18');
});

it('formats dates', () => {
  expect(longDate('2026-11-18')).toBe('Wednesday, November 18');
  expect(shortDate('2026-11-18')).toBe('Wed, Nov 18');
  expect(weekdayLabel('2026-11-18')).toBe('Wed');
  const plain = (text: string) => text.replace(/\s/g, ' ');
  expect(plain(weekLabel('2026-11-18'))).toBe('Nov 16 – 22, 2026');
  expect(plain(weekLabel('2026-12-01'))).toBe('Nov 30 – Dec 6, 2026');
});
