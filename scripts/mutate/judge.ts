import type { TestSpecification } from 'vitest/node';
import type { CodeMutant } from './code-mutants.ts';
import type { Tests } from './open-tests.ts';

/** The quick ones first. */
const turns = [
  ['unit', 'unit-domain'],
  ['pages', 'pages-isolated'],
  ['emulator', 'isolated-emulator'],
];

export type MutantVerdict = {
  outcome: 'killed' | 'survived' | 'not run' | 'unclear';
  reason: string;
};

export async function judge(
  { file, code }: CodeMutant,
  reaching: TestSpecification[],
  { failuresOf, replace, restore }: Tests,
): Promise<MutantVerdict> {
  for (const projects of turns) {
    const specifications = reaching.filter(({ project }) => projects.includes(project.name));
    if (specifications.length === 0) continue;
    const mutant = replace(file, code);
    const [failure] = await failuresOf(specifications, true);
    restore(file);
    if (!mutant.isLoaded) throw new Error(`The tests did not load the mutant of ${file}.`);
    if (!failure) continue;
    // Without the tests before it, or on a busy machine, a test may fail in any case.
    const failed = specifications.filter(({ testModule }) => testModule?.ok() === false);
    const without = await failuresOf(failed.length > 0 ? failed : specifications, true);
    return { outcome: without.length === 0 ? 'killed' : 'unclear', reason: failure };
  }
  if (reaching.length === 0) return { outcome: 'not run', reason: 'by no test' };
  const tests = reaching.flatMap(({ testIds = [] }) => testIds).length;
  return { outcome: 'survived', reason: `tests that run it: ${tests}` };
}
