import { describe, expect, it } from 'vitest';
import { asksAfter, isSignInOver, lockAfter } from '#domain/account/sign-in-times.ts';

const minute = 60_000;
const hours = 60 * minute;

describe('minutes until an unused screen locks', () => {
  it.each([
    ['5', 5],
    ['10', 10],
    ['15', 15],
    ['30', 30],
    [undefined, 15],
    ['', 15],
    ['0', 15],
    ['60', 15],
    ['never', 15],
  ])('of %j are %i', (setting, minutes) => {
    expect(lockAfter(setting)).toBe(minutes * minute);
  });
});

describe('a sign-in', () => {
  it.each([
    [0, false],
    [12 * hours - 1, false],
    [12 * hours, true],
    [Number.NaN, true],
  ])('of %d milliseconds ago is over: %s', (ago, isOver) => {
    expect(isSignInOver(1000, 1000 + ago)).toBe(isOver);
  });

  it('is asked for again before it is over', () => {
    expect(isSignInOver(0, asksAfter)).toBe(false);
  });
});
