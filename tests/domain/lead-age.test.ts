import { describe, expect, it } from 'vitest';
import { unknownDate } from '#domain/lead.ts';
import { ageText, dayAgeText, urgency } from '#domain/lead-age.ts';

const noon = new Date('2026-11-18T19:00:00Z');

describe('age against the 24-hour promise', () => {
  const ago = (hours: number, minutes = 0, seconds = 0) =>
    new Date(noon.getTime() - ((hours * 60 + minutes) * 60 + seconds) * 1000);

  it.each([
    [ago(0), 'calm'],
    [ago(11, 59, 59), 'calm'],
    [ago(12), 'soon'],
    [ago(23, 59, 59), 'soon'],
    [ago(24), 'late'],
    [ago(500), 'late'],
    [ago(-1), 'calm'],
  ])('%s is %s', (createdAt, expected) => {
    expect(urgency(createdAt, noon)).toBe(expected);
  });

  it.each([
    [ago(-1), 'just now'],
    [ago(0, 0, 59), 'just now'],
    [ago(0, 1), '1 minute ago'],
    [ago(0, 59, 59), '59 minutes ago'],
    [ago(1), '1 hour ago'],
    [ago(3, 30), '3 hours ago'],
    [ago(47, 59), '47 hours ago'],
    [ago(48), '2 days ago'],
    [ago(24 * 30), '30 days ago'],
  ])('%s reads %s', (createdAt, words) => {
    expect(ageText(createdAt, noon)).toBe(words);
  });
});

describe('age in days', () => {
  it.each([
    ['now', '2026-11-18T19:00:00Z', 'Today'],
    ['the first minute of the day in Utah', '2026-11-18T07:00:00Z', 'Today'],
    ['the last one of the day before', '2026-11-18T06:59:00Z', '1 day ago'],
    ['almost two days', '2026-11-16T19:30:00Z', '2 days ago'],
    ['across the end of daylight-saving time', '2026-10-31T19:00:00Z', '18 days ago'],
    ['a clock that is ahead', '2026-11-19T19:00:00Z', 'Today'],
  ])('A-PIP-10 %s', (_, createdAt, text) => {
    expect(dayAgeText(new Date(createdAt), noon)).toBe(text);
  });

  it('is unknown without a date', () => {
    expect(dayAgeText(unknownDate, noon)).toBe('Unknown');
  });
});
