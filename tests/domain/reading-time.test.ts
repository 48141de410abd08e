import { expect, it } from 'vitest';
import { readingMinutes } from '#domain/posts/reading-time.ts';

it.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [400, 2],
  [401, 3],
])('P-POST-10 %i words take %i min', (words, minutes) => {
  expect(readingMinutes(' word\n'.repeat(words))).toBe(minutes);
});

it.each([
  ['tags', '<p class="lead">', '</p>'],
  ['headings', '## ', '\n'],
  ['list marks', '- ', '\n'],
  ['list numbers', '\n1. ', '\n'],
  ['table pipes', '| ', ' |'],
  ['emphasis', '**', '**'],
])('P-POST-10 reads no %s', (_, before, after) => {
  expect(readingMinutes(`${before}word ${after}`.repeat(200))).toBe(1);
});

it('P-POST-10 counts numbers, sums and words with symbols once', () => {
  expect(readingMinutes("$3,000 isn't 24/7 a<b ".repeat(50))).toBe(1);
  expect(readingMinutes(`${"$3,000 isn't 24/7 a<b ".repeat(50)}more`)).toBe(2);
});
