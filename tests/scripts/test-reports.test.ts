import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { outcomeOfPlaywright, outcomeOfVitest } from '../../scripts/local/test-reports.ts';

it('names tests that failed, and files that failed outside of their tests', () => {
  const report = {
    numPassedTests: 5,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      {
        name: 'tests/x.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'failed', fullName: 'a visit ends' },
          { status: 'passed', fullName: 'a visit begins' },
        ],
      },
      { name: 'tests/y.test.ts', status: 'failed', assertionResults: [] },
      {
        name: resolve('tests/z.test.ts'),
        status: 'failed',
        assertionResults: [{ status: 'skipped', fullName: 'a visit moves' }],
      },
    ],
  };
  expect(outcomeOfVitest(JSON.stringify(report))).toEqual({
    passed: 5,
    failed: ['tests/x.test.ts: a visit ends', 'tests/y.test.ts', 'tests/z.test.ts'],
    skipped: 3,
  });
});

it('names stories that failed, at first or always, and errors outside of stories', () => {
  const story = (title: string, ...statuses: string[]) => ({
    title,
    file: 'x.spec.ts',
    line: 7,
    tests: statuses.map((status) => ({ projectName: 'phone', status })),
  });
  const report = {
    suites: [
      {
        specs: [story('sends', 'expected', 'unexpected')],
        suites: [{ specs: [story('reads', 'flaky', 'skipped')] }],
      },
    ],
    errors: [{ message: 'e2e/y.spec.ts could not be loaded' }],
  };
  expect(outcomeOfPlaywright(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: [
      'x.spec.ts:7 (phone): sends',
      'x.spec.ts:7 (phone): reads',
      'e2e/y.spec.ts could not be loaded',
    ],
    skipped: 1,
  });
});
