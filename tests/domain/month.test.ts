import { expect, it } from 'vitest';
import {
  addMonths,
  monthLabel,
  monthOf,
  monthRange,
  parseMonth,
  shortMonth,
} from '#domain/time/month.ts';

it('a month is the one on the clinic’s calendar', () => {
  expect(monthOf(new Date('2026-12-01T06:59:00Z'))).toBe('2026-11');
  expect(monthOf(new Date('2026-12-01T07:00:00Z'))).toBe('2026-12');
});

it('a month goes from its first midnight to the next one, also when clocks change', () => {
  expect(monthRange('2026-11')).toEqual({
    from: new Date('2026-11-01T06:00:00Z'),
    to: new Date('2026-12-01T07:00:00Z'),
  });
});

it('months count over the end of a year', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-11', 0)]).toEqual([
    '2027-01',
    '2025-12',
    '2026-11',
  ]);
});

it.each([
  ['2026-10', '2026-10'],
  ['2026-11', '2026-11'],
  ['2027-01', '2026-11'],
  ['2026-13', '2026-11'],
  ['1999-10', '2026-11'],
  ['October', '2026-11'],
  [null, '2026-11'],
])('the address %s names the month %s', (text, month) => {
  expect(parseMonth(text, '2026-11')).toBe(month);
});

it('a month has a long and a short name', () => {
  expect([monthLabel('2026-11'), shortMonth('2026-11')]).toEqual(['November 2026', 'Nov']);
});
