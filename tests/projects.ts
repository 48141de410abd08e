import { availableParallelism } from 'node:os';
import type { ViteUserConfig } from 'vitest/config';
import { localEnv } from '../scripts/local/local-env.ts';
import { fakeClinic } from './fake-clinic/plugin.ts';
import { isolatedPageTests, sharedPageTests } from './page-tests.ts';

/** Screens through the real routes, on an in-memory data layer (tests/fake-clinic/README.md). */
function pageTests(name: string, options: { isolate: boolean; include: string[] }) {
  return {
    extends: true as const,
    plugins: [fakeClinic()],
    test: {
      name,
      ...options,
      environment: 'jsdom',
      setupFiles: ['tests/fake-clinic/setup.ts', 'tests/setup-pages.ts'],
      // A project, but no emulators: a read that has no fake finds no server (setup-pages.ts).
      env: { VITE_FIREBASE_PROJECT_ID: 'clinic' },
      // A page's first opening also loads its modules, which takes a busy machine a while.
      testTimeout: 40_000,
    },
  };
}

/** The kinds of tests that vitest runs (docs/testing.md). */
export const testConfig: ViteUserConfig['test'] = {
  // Two for each core: a page test waits half of its time, for React and for timers.
  maxWorkers: 2 * availableParallelism(),
  // Room for a busy machine: nothing here measures speed.
  testTimeout: 20_000,
  hookTimeout: 20_000,
  projects: [
    {
      // Domain, structure, functions and data layer without a database.
      extends: true,
      test: {
        name: 'unit',
        include: ['tests/{data,domain,netlify,scripts,start}/**/*.test.ts', 'tests/*.test.ts'],
      },
    },
    // One environment for the files of a worker, which saves loading the app for each.
    pageTests('pages', { isolate: false, include: sharedPageTests }),
    pageTests('pages-isolated', { isolate: true, include: isolatedPageTests }),
    {
      // firestore.rules and storage.rules, on the emulator.
      extends: true,
      test: {
        name: 'rules',
        include: ['tests/rules/**/*.test.ts'],
        env: localEnv,
        fileParallelism: false,
      },
    },
    {
      // The data layer and the functions, on the emulator with production's strictness.
      extends: true,
      test: {
        name: 'emulator',
        include: ['tests/emulator/**/*.test.ts'],
        env: localEnv,
        fileParallelism: false,
      },
    },
    {
      // What the build produced: entry graphs and budgets.
      extends: true,
      test: { name: 'build', include: ['tests/build/**/*.test.ts'] },
    },
    {
      // The main job and the forms in Firefox and WebKit, on the running build.
      extends: true,
      test: {
        name: 'engines',
        include: ['e2e/engines/*.test.ts'],
        env: localEnv,
        // One for each core: a browser works all the time.
        maxConcurrency: 2,
      },
    },
  ],
};
