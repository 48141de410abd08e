import { readFileSync } from 'node:fs';
import type { TestCase, TestModule, TestSpecification } from 'vitest/node';
import type { CodeMutant } from './code-mutants.ts';
import type { Tests } from './open-tests.ts';

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

/**
 * The text of the mutants' file with probes (report-reached.ts reads them): a function that contains a mutant adds
 * the mutant's number to `ranMutants` when it runs; a module with a mutant outside functions adds it to
 * `loadedMutants`.
 */
export function withProbes(text: string, mutants: Map<number, CodeMutant>): string {
  const inserts = [...mutants].flatMap(([number, { body }]) => {
    if (!body) return [{ at: 0, insert: `${probe('loadedMutants', number)};` }];
    const ran = probe('ranMutants', number);
    if (body.isBlock) return [{ at: body.start + 1, insert: `${ran};` }];
    return [
      { at: body.start, insert: `(${ran}, ` },
      { at: body.end, insert: ')' },
    ];
  });
  return inserts
    .sort((one, other) => other.at - one.at)
    .reduce((code, { at, insert }) => code.slice(0, at) + insert + code.slice(at), text);
}

const probe = (set: string, number: number) => `(globalThis.${set} ??= new Set()).add(${number})`;
