import { expect, it } from 'vitest';
import { readingMinutes } from '#domain/reading-time.ts';

it.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [400, 2],
  [401, 3],
])('%i words take %i min', (words, minutes) => {
  expect(readingMinutes(' word\n'.repeat(words))).toBe(minutes);
});
