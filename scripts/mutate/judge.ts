import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import type { CodeMutant } from './code-mutants.ts';

export type Judge = {
  /** The test file that fails with the mutant; null if all pass. */
  killerOf: (mutant: CodeMutant) => Promise<string | null>;
  close: () => Promise<void>;
};

type Loaded = { specification: TestSpecification; modules: Set<string> };

/**
 * First runs every test once, and records which modules each test file loads. A mutant then meets only the test
 * files that load its file, those with the fewest modules first. Throws if a test fails without a mutant.
 */
export async function openJudge(projects: string[]): Promise<Judge> {
  let mutant: CodeMutant | null = null;
  const plugin: Plugin = {
    name: 'mutant',
    enforce: 'pre',
    transform: (_, id) => (mutant && id === resolve(mutant.file) ? mutant.code : null),
  };
  const vitest = await createVitest(
    'test',
    {
      project: projects,
      watch: false,
      // In a shared environment only the first test file would load a module.
      isolate: true,
      reporters: [{}],
      // Reports the modules of each test file.
      experimental: { importDurations: { limit: Number.POSITIVE_INFINITY } },
    },
    { plugins: [plugin] },
  );
  const tests = await loadedBy(vitest);

  return {
    async killerOf(next) {
      const file = resolve(next.file);
      mutant = next;
      vitest.invalidateFile(file);
      try {
        for (const { specification } of tests.filter(({ modules }) => modules.has(file))) {
          await vitest.runTestSpecifications([specification]);
          if (!specification.testModule?.ok()) return nameOf(specification);
        }
        return null;
      } finally {
        mutant = null;
        vitest.invalidateFile(file);
      }
    },
    close: () => vitest.close(),
  };
}

/** Test files with the fewest modules first. */
async function loadedBy(vitest: Vitest): Promise<Loaded[]> {
  const specifications = await vitest.globTestSpecifications();
  await vitest.runTestSpecifications(specifications, true);
  const failed = specifications.filter(({ testModule }) => !testModule?.ok());
  if (failed.length > 0) {
    throw new Error(`Without a mutant these fail already: ${failed.map(nameOf).join(', ')}`);
  }
  return specifications
    .map((specification) => ({ specification, modules: modulesOf(specification.testModule) }))
    .sort((one, other) => one.modules.size - other.modules.size);
}

function modulesOf(module: TestModule | undefined): Set<string> {
  const loaded = Object.keys(module?.diagnostic().importDurations ?? {});
  return new Set(loaded.map((id) => id.replace(/^file:\/\//, '').replace(/\?.*$/, '')));
}

const nameOf = ({ moduleId }: TestSpecification) => moduleId.slice(resolve('.').length + 1);
