import { expect, it } from 'vitest';
import { isSlug } from '#domain/slug.ts';

it.each(['whiplash', 'the-first-72-hours', '911', 'a'.repeat(120)])('takes %s', (slug) => {
  expect(isSlug(slug)).toBe(true);
});

it.each(['', 'Whiplash', 'two words', '-a', 'a-', 'a--b', 'a/b', '..', '__a__', 'a'.repeat(121)])(
  'refuses %j',
  (slug) => {
    expect(isSlug(slug)).toBe(false);
  },
);
