import { expect, it } from 'vitest';
import { dateLabel, dateOfTurn, readMoment, testDates } from '../../scripts/local/test-dates.ts';

const today = new Date('2026-11-26T19:00:00Z');

it('has a table of moments on the clinic’s clock, the last one 18 months from today', () => {
  const labels = testDates(today).map(dateLabel);
  expect(labels).toHaveLength(10);
  expect(labels).toContain('2026-12-31T23:40 (new year’s eve)');
  expect(labels.at(-1)).toBe('2028-05-26T14:00 (in 18 months)');
});

it('gives each date a turn, another one each day of the clinic', () => {
  const turns = testDates(today).map((_, days) =>
    dateOfTurn(new Date(today.getTime() + days * 86_400_000)),
  );
  expect(new Set(turns.map(({ name }) => name)).size).toBe(10);
  // Still Thursday in Utah.
  expect(dateOfTurn(new Date('2026-11-27T06:59:00Z'))).toEqual(dateOfTurn(today));
});

it('reads a moment, and refuses what is none', () => {
  expect(readMoment('2026-12-31T23:40')).toEqual(new Date('2027-01-01T06:40:00Z'));
  for (const text of ['2026-12-31', '2026-02-30T10:00', 'tomorrow', '2026-12-31T25:00']) {
    expect(() => readMoment(text)).toThrow(`${text} is not like 2026-12-31T23:40.`);
  }
});
