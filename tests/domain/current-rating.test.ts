import { describe, expect, it } from 'vitest';
import { currentRating, lastDayOf } from '#domain/clinic/current-rating.ts';

const rating = { value: 4.9, ratedOn: '2026-08-26' };

describe('a rating', () => {
  it.each([
    ['on the day when staff saw it', '2026-08-26', true],
    ['90 days later', '2026-11-24', true],
    ['91 days later', '2026-11-25', false],
    ['before that day', '2026-08-25', false],
  ])('%s', (_when, today, isShown) => {
    expect(currentRating(rating, today)).toBe(isShown ? rating : null);
  });

  it('has a last day', () => {
    expect(lastDayOf(rating)).toBe('2026-11-24');
  });

  it('that nobody entered is none', () => {
    expect(currentRating(null, '2026-11-24')).toBeNull();
  });
});
