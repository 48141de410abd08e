import { expect, it } from 'vitest';
import { countsOfPlaywright, countsOfVitest } from '../../scripts/local/test-reports.ts';

it('counts a file that could not be loaded as a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(countsOfVitest(JSON.stringify(report))).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

it('counts flaky stories and errors outside of stories as failures', () => {
  const report = {
    stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{ message: 'e2e/x.spec.ts could not be loaded' }],
  };
  expect(countsOfPlaywright(JSON.stringify(report))).toEqual({ passed: 4, failed: 3, skipped: 2 });
});
