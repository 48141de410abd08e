import { expect, it } from 'vitest';
import { postDate } from '#domain/posts/post-date.ts';

const createdAt = new Date('2026-09-01T18:00:00Z');

it('is the day of the last change at the clinic', () => {
  expect(postDate({ createdAt, updatedAt: new Date('2026-10-15T03:00:00Z') })).toBe(
    'October 14, 2026',
  );
});

it('is the day of the creation before any change', () => {
  expect(postDate({ createdAt, updatedAt: null })).toBe('September 1, 2026');
});

it('is Recent when unknown', () => {
  expect(postDate({ createdAt: null, updatedAt: null })).toBe('Recent');
});
