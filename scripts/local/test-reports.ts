import { relative } from 'node:path';

/** failed: what failed, a line each. */
export type Outcome = { passed: number; failed: string[]; skipped: number };

type VitestReport = {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

/** A file that failed before or after its tests counts as one failure. */
export function outcomeOfVitest(json: string): Outcome {
  const report: VitestReport = JSON.parse(json);
  const failed = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative('', name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    const isOutside = status === 'failed' && tests.length === 0;
    return isOutside ? [file] : tests.map(({ fullName }) => `${file}: ${fullName}`);
  });
  return {
    passed: report.numPassedTests,
    failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

type Suite = { suites?: Suite[]; specs: Spec[] };

type Spec = { title: string; file: string; line: number; tests: Story[] };

/** One story at one size. */
type Story = { projectName: string; status: 'expected' | 'unexpected' | 'flaky' | 'skipped' };

type PlaywrightReport = { suites: Suite[]; errors: { message?: string }[] };

/** `errors` are outside of any test, such as a story file that failed to load. */
export function outcomeOfPlaywright(json: string): Outcome {
  const { suites, errors }: PlaywrightReport = JSON.parse(json);
  const stories = specsOf(suites).flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status }) => ({
      status,
      name: `${file}:${line} (${projectName}): ${title}`,
    })),
  );
  const withStatus = (...wanted: Story['status'][]) =>
    stories.filter(({ status }) => wanted.includes(status)).map(({ name }) => name);
  return {
    passed: withStatus('expected').length,
    failed: [...withStatus('unexpected', 'flaky'), ...errors.map(({ message = '' }) => message)],
    skipped: withStatus('skipped').length,
  };
}

const specsOf = (suites: Suite[]): Spec[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...specsOf(inner)]);
