import { describe, expect, it } from 'vitest';
import { minuteOfDay, timeLabel, timeOfDay, wallClock } from '#domain/time/wall-clock.ts';

describe('wallClock in America/Denver', () => {
  it.each([
    ['2026-01-12T16:00:00Z', { date: '2026-01-12', weekday: 1, time: '09:00' }],
    ['2026-07-13T15:00:00Z', { date: '2026-07-13', weekday: 1, time: '09:00' }],
    ['2026-01-12T06:59:59Z', { date: '2026-01-11', weekday: 0, time: '23:59' }],
    ['2026-01-12T07:00:00Z', { date: '2026-01-12', weekday: 1, time: '00:00' }],
    // Clocks change at 2:00 AM: to 3:00 on March 8, to 1:00 on November 1.
    ['2026-03-08T08:59:59Z', { date: '2026-03-08', weekday: 0, time: '01:59' }],
    ['2026-03-08T09:00:00Z', { date: '2026-03-08', weekday: 0, time: '03:00' }],
    ['2026-11-01T07:59:59Z', { date: '2026-11-01', weekday: 0, time: '01:59' }],
    ['2026-11-01T08:00:00Z', { date: '2026-11-01', weekday: 0, time: '01:00' }],
  ])('%s', (moment, expected) => {
    expect(wallClock(new Date(moment))).toEqual(expected);
  });
});

it.each([
  ['00:00', '12:00 AM'],
  ['09:05', '9:05 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['18:30', '6:30 PM'],
])('timeLabel %s is %s', (time, label) => {
  expect(timeLabel(time)).toBe(label);
});

it.each([
  ['00:00', 0],
  ['09:05', 545],
  ['24:00', 1440],
])('%s is minute %i of the day, and back', (time, minute) => {
  expect(minuteOfDay(time)).toBe(minute);
  expect(timeOfDay(minute)).toBe(time);
});
