import { format } from 'node:util';
import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { kindOf } from '#data/problems/error-kind.ts';

/** Errors that the JavaScript engine throws. */
const bugs = new Set(['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError']);

/** Receives every report of a page test. A test that causes a bug on purpose clears it. */
export const heard = vi.fn<(what: string, error: unknown) => void>();

/** Waits for the report of an error. */
export const reported = (what: string) =>
  waitFor(() => expect(heard).toHaveBeenCalledWith(what, expect.any(Error)));

/** Clears all reports, and returns the bugs among them as texts. */
export function dropReports(): string[] {
  const calls = heard.mock.calls.filter(([, error]) => bugs.has(kindOf(error)));
  heard.mockClear();
  return calls.map((call) => format(...call));
}
