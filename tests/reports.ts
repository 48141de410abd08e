import { format } from 'node:util';
import { vi } from 'vitest';
import { kindOf } from '#data/problems/error-kind.ts';

/** What JavaScript throws by itself. */
const bugs = new Set(['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError']);

/** Hears every report of a page test. A test that makes a bug on purpose clears it. */
export const heard = vi.fn<(what: string, error: unknown) => void>();

/** Bugs that no test has cleared, as texts; forgets all reports. */
export function dropReports(): string[] {
  const calls = heard.mock.calls.filter(([, error]) => bugs.has(kindOf(error)));
  heard.mockClear();
  return calls.map((call) => format(...call));
}
