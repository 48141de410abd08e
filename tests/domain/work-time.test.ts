import { describe, expect, it } from 'vitest';
import { ownHoursFrom, storedWeek, weekFrom, weekOf } from '#domain/clinic/work-time.ts';

const halves = [
  { from: '08:00', to: '12:00' },
  { from: '13:00', to: '17:00' },
];
const week = weekOf((weekday) => (weekday === 1 ? halves : []));

describe('own hours of the week', () => {
  it('are stored as a text for each day, and read as they were', () => {
    const stored = storedWeek(week);
    expect(stored).toEqual({
      0: '',
      1: '08:00-12:00,13:00-17:00',
      2: '',
      3: '',
      4: '',
      5: '',
      6: '',
    });
    expect(weekFrom(stored)).toEqual(week);
  });

  it('are read from the lists of older staff pages, too', () => {
    expect(ownHoursFrom({ 1: halves })).toEqual(week);
  });

  it('are one span where one ends as the next begins: the clinic does not close between them', () => {
    const { 1: day } = weekFrom({ 1: '12:00-15:00,09:00-12:00,16:00-17:00' });
    expect(day).toEqual([
      { from: '09:00', to: '15:00' },
      { from: '16:00', to: '17:00' },
    ]);
  });

  it('leave out spans that end before they begin, overlap or are no time', () => {
    expect(weekFrom({ 1: '12:00-09:00,08:00-12:00,11:00-15:00,13:00-17:00,late' })).toEqual(week);
    expect(weekFrom({ 1: [{ from: '09:00' }, ...halves] })).toEqual(week);
  });

  it('are none when missing or empty', () => {
    expect(ownHoursFrom(undefined)).toBeNull();
    expect(ownHoursFrom(storedWeek(weekOf(() => [])))).toBeNull();
  });
});
