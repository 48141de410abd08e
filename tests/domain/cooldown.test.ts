import { expect, it } from 'vitest';
import { cooldownLeft } from '#domain/requests/cooldown.ts';

const success = 1_700_000_000_000;

it.each([
  ['never', null, success, 0],
  ['at once', success, success, 60_000],
  ['after a second', success, success + 1000, 59_000],
  ['a millisecond short', success, success + 59_999, 1],
  ['after 60 seconds', success, success + 60_000, 0],
  ['long after', success, success + 9_999_999, 0],
  ['when the clock was put back', success, success - 1, 0],
  ['when the stored time is unreadable', Number.NaN, success, 0],
])('P-CONTACT-18 P-CONTACT-19 %s', (_, lastSuccess, now, left) => {
  expect(cooldownLeft(lastSuccess, now)).toBe(left);
});
