import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NoAnswer } from '#data/firebase/firestore.ts';
import { WriteError } from '#data/firebase/write-errors.ts';
import { isExpected, kindOf } from '#data/problems/error-kind.ts';
import { listeners, report } from '#data/problems/report.ts';

const heard = vi.fn();

beforeEach(() => {
  listeners.add(heard);
  heard.mockClear();
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('an error is reported by its kind, never by its message', () => {
  it.each([
    [new TypeError('Cannot read Maria Olsen'), 'TypeError'],
    [new FirebaseError('permission-denied', 'Denied for Maria'), 'permission-denied'],
    [new FirebaseError('storage/unauthorized', 'x'), 'storage/unauthorized'],
    [new NoAnswer('x'), 'no answer'],
    [new FirebaseError('unavailable', 'x'), 'no answer'],
    [Object.assign(new Error('x'), { code: 'maria@example.com' }), 'unknown'],
    [Object.assign(new Error('x'), { code: 7 }), 'Error'],
    ['Maria Olsen', 'unknown'],
    [null, 'unknown'],
    [new TypeError('Failed to fetch'), 'no answer'],
    [new TypeError('NetworkError when attempting to fetch resource.'), 'no answer'],
    [new DOMException('signal timed out', 'TimeoutError'), 'no answer'],
  ])('%s', (error, kind) => {
    expect(kindOf(error)).toBe(kind);
  });
});

it('the console and every listener get what failed and the error', () => {
  const error = new TypeError('x');
  report(error, 'Failed to export');
  expect(vi.mocked(console.error).mock.calls).toEqual([['Failed to export', error]]);
  expect(heard.mock.calls).toEqual([['Failed to export', error]]);
});

it.each([
  new WriteError('changed'),
  new WriteError('gone'),
  new WriteError('time-taken'),
  new DOMException('Cancelled', 'AbortError'),
])('an expected error is no problem: $name', (error) => {
  expect(isExpected(error)).toBe(true);
  expect(isExpected(new Error('x'))).toBe(false);
});
