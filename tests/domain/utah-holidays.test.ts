import { describe, expect, it } from 'vitest';
import { utahHolidays } from '#domain/clinic/utah-holidays.ts';

const named = (from: string, name: string) =>
  utahHolidays(from)
    .filter((holiday) => holiday.name === name)
    .map(({ date }) => date);

describe('Utah’s legal holidays', () => {
  it('of the next 12 months are in order', () => {
    expect(utahHolidays('2026-11-23')).toEqual([
      { date: '2026-11-26', name: 'Thanksgiving' },
      { date: '2026-12-25', name: 'Christmas' },
      { date: '2027-01-01', name: 'New Year’s Day' },
      { date: '2027-01-18', name: 'Martin Luther King Jr. Day' },
      { date: '2027-02-15', name: 'Presidents’ Day' },
      { date: '2027-03-26', name: 'Good Friday' },
      { date: '2027-05-31', name: 'Memorial Day' },
      { date: '2027-06-21', name: 'Juneteenth' },
      { date: '2027-07-05', name: 'Independence Day' },
      { date: '2027-07-23', name: 'Pioneer Day' },
      { date: '2027-09-06', name: 'Labor Day' },
      { date: '2027-10-11', name: 'Columbus Day' },
      { date: '2027-11-11', name: 'Veterans Day' },
    ]);
  });

  it.each([
    ['a Wednesday', '2024', '2024-06-17'],
    ['a Thursday', '2025', '2025-06-16'],
    ['a Friday', '2026', '2026-06-15'],
    ['a Saturday', '2027', '2027-06-21'],
    ['a Monday', '2028', '2028-06-19'],
    ['a Tuesday', '2029', '2029-06-18'],
    ['a Sunday', '2033', '2033-06-20'],
  ])('Juneteenth on %s of %s is off on %s', (_, year, date) => {
    expect(named(`${year}-01-02`, 'Juneteenth')).toEqual([date]);
  });

  it.each([
    ['New Year’s Day on a Saturday', '2027-12-31', 'New Year’s Day', '2027-12-31'],
    ['New Year’s Day on a Sunday', '2034-01-01', 'New Year’s Day', '2034-01-02'],
    ['Christmas on a Sunday', '2033-12-25', 'Christmas', '2033-12-26'],
    ['Christmas on a Saturday', '2027-12-01', 'Christmas', '2027-12-24'],
    ['Memorial Day of five Mondays', '2028-05-01', 'Memorial Day', '2028-05-29'],
    ['Memorial Day of four Mondays', '2026-05-01', 'Memorial Day', '2026-05-25'],
  ])('%s', (_, from, name, date) => {
    expect(named(from, name)[0]).toBe(date);
  });

  // Easter Sundays as the almanacs print them, less two days.
  it.each([
    ['2024', '2024-03-29'],
    ['2025', '2025-04-18'],
    ['2026', '2026-04-03'],
    ['2030', '2030-04-19'],
    ['2038', '2038-04-23'],
    ['2049', '2049-04-16'],
    ['2076', '2076-04-17'],
  ])('Good Friday of %s is %s', (year, date) => {
    expect(named(`${year}-01-02`, 'Good Friday')).toEqual([date]);
  });

  it('counts today, and not the same day a year later', () => {
    expect(utahHolidays('2027-07-23').map(({ name }) => name)).toHaveLength(13);
    expect(utahHolidays('2027-07-23')[0]?.name).toBe('Pioneer Day');
  });
});
