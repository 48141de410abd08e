import { describe, expect, it } from 'vitest';
import { groupProblems, keptWhat, type Problem, problemFrom, routeOf } from '#domain/problem.ts';
import { otherWords, problemWords } from '../problem-words.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const problem = (changes: Partial<Problem> = {}): Problem => ({
  what: 'Failed to load the schedule',
  kind: 'no answer',
  build: 'index-a1',
  route: '/admin/schedule',
  at: at(3),
  ...changes,
});

describe('routeOf', () => {
  it.each([
    ['/', '/'],
    ['/admin/schedule', '/admin/schedule'],
    ['/admin/dashboard/pip-leads/', '/admin/dashboard/pip-leads'],
    ['/admin/posts/new', '/admin/posts/new'],
    ['/admin/posts/p1', '/admin/posts/:id'],
    ['/admin/posts/Xk29dQzLmNoPqRsTuVwY', '/admin/posts/:id'],
    [
      '/admin/dashboard/appointments/0f8fad5b-d9cb-469f-a165-70867728950e',
      '/admin/dashboard/appointments/:id',
    ],
    ['/admin/maria%20olsen', '/admin/:id'],
    ['/a/b/c/d/e/f/g/h', '/a/b/c/d/e/f'],
  ])('%s is %s', (pathname, route) => {
    expect(routeOf(pathname)).toBe(route);
  });
});

describe('what failed', () => {
  it.each(problemWords)('is stored as it is: %s', (what) => expect(keptWhat(what)).toBe(what));
  it.each([...otherWords, 'W'.padEnd(121, 'w')])('is stored without its words: %s', (what) =>
    expect(keptWhat(what)).toBe('Something in other words'),
  );
  it('is stored without its words in words that may be stored', () =>
    expect(keptWhat('Something in other words')).toBe('Something in other words'));
});

describe('groupProblems', () => {
  it('counts a repeated problem, with its first and last time', () => {
    const groups = groupProblems([4, 2, 3].map((day) => problem({ at: at(day) })));
    const { at: _, ...same } = problem();
    expect(groups).toEqual([{ ...same, count: 3, first: at(2), last: at(4) }]);
  });

  it('groups by message, kind, build and address, the latest first', () => {
    const others: Partial<Problem>[] = [
      { what: 'Failed to sign out' },
      { kind: 'TypeError' },
      { build: 'index-b2' },
      { route: '/admin/analytics' },
    ];
    const groups = groupProblems([
      problem(),
      ...others.map((other, place) => problem({ ...other, at: at(10 + place) })),
    ]);
    expect(groups.map(({ last }) => last)).toEqual([13, 12, 11, 10, 3].map(at));
  });
});

it('problemFrom reads any document with a time', () => {
  expect(problemFrom({ ...problem(), uid: 'dana' })).toEqual(problem());
  expect(problemFrom({ at: at(3), what: 7 })).toEqual({
    ...{ what: '', kind: '', build: '', route: '' },
    at: at(3),
  });
  expect(problemFrom({ what: 'Failed' })).toBeNull();
});
