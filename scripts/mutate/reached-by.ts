import { readFileSync } from 'node:fs';
import type { TestCase, TestModule, TestSpecification } from 'vitest/node';
import type { CodeMutant } from './code-mutants.ts';
import type { Tests } from './open-tests.ts';
import { withProbes } from './probes.ts';

/** Runs every test once without a mutant. Returns the tests that run the code of each mutant. */
export async function reachedBy(
  mutants: CodeMutant[],
  { all, replace, restore, failuresOf }: Tests,
): Promise<Map<CodeMutant, TestSpecification[]>> {
  const files = new Set(mutants.map(({ file }) => file));
  for (const file of files) {
    const inFile = [...mutants.entries()].filter(([, mutant]) => mutant.file === file);
    replace(file, withProbes(readFileSync(file, 'utf8'), new Map(inFile)));
  }
  const failures = await failuresOf(all, false);
  for (const failure of failures)
    console.log(`Left out, since it fails without a mutant: ${failure}`);
  for (const file of files) restore(file);
  return new Map(mutants.map((mutant, number) => [mutant, reaching(number, all)]));
}

/** A test that finds what an earlier one of its worker left in a cache may be missing. */
function reaching(mutant: number, all: TestSpecification[]): TestSpecification[] {
  return all.flatMap(({ testModule }) => {
    if (!testModule) return [];
    const reaches = (each: TestModule | TestCase) => each.meta().reachedMutants?.includes(mutant);
    const tests = [...testModule.children.allTests('passed')];
    const found = reaches(testModule) ? tests : tests.filter(reaches);
    return found.length > 0 ? [testModule.toTestSpecification(found)] : [];
  });
}
