import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { ViteUserConfig } from 'vitest/config';
import { localEnv } from '../scripts/local/local-env.ts';
import { type DatabaseKind, stackOf } from '../scripts/local/stacks.ts';
import { fakeClinic } from './fake-clinic/plugin.ts';
import { isolatedPageTests, replacesModules, sharedPageTests } from './page-tests.ts';

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
      // A project without emulators: a read that has no fake finds no server (setup-pages.ts).
      env: { VITE_FIREBASE_PROJECT_ID: 'clinic' },
      // A test makes many short-lived objects: collections took a tenth of the run.
      execArgv: ['--max-semi-space-size=64'],
    },
  };
}

/** What they prove does not depend on Firestore's engine: the reasons are in docs/testing.md. */
const onQuickOnly = [
  'tests/rules/storage.test.ts',
  ...[
    ...['indexes', 'site-analytics', 'rebuild', 'leads-at-scale', 'site-at-scale', 'form-load'],
    ...['auth', 'second-factor', 'invite', 'make-admin', 'revoke'],
    ...['form-mails', 'form-attack', 'form-faults', 'visit-faults', 'privacy'],
    ...['mail-test', 'push', 'recipes'],
  ].map((name) => `tests/emulator/${name}.test.ts`),
];

/** The quick engine counts the rules' expressions in another way, and can't tell that a document will be gone. */
const onGoogleOnly = ['tests/emulator/rule-costs.test.ts', 'tests/rules/deletions.test.ts'];

/** Whether a file of tests runs in that kind. The data layer meets one engine a run: Google's, where it is there. */
function runsIn(kind: DatabaseKind, file: string): boolean {
  if (kind.endsWith('-google')) return !onQuickOnly.includes(file);
  if (kind === 'emulator' && process.env.DATA_ON_GOOGLE) return onQuickOnly.includes(file);
  return !onGoogleOnly.includes(file);
}

/**
 * Tests on the emulators; those of Google's engine are the same files. They run one after another in one environment,
 * so the SDK and the app load once; those that replace modules run after them, each in its own.
 */
function databaseTests(name: DatabaseKind, order: number) {
  const folder = `tests/${name.replace('-google', '')}`;
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file}`)
    .filter((file) => runsIn(name, file));
  const project = (isolate: boolean, include: string[]) => ({
    extends: true as const,
    test: {
      name: isolate ? `isolated-${name}` : name,
      isolate,
      include,
      setupFiles: ['tests/setup.ts', 'tests/emulator-stack.ts'],
      env: {
        ...localEnv,
        EMULATOR_STACK: `${stackOf(name)}`,
        ON_GOOGLE: name.endsWith('-google') ? '1' : '',
      },
      fileParallelism: false,
      // Never beside another project: one database cannot serve two.
      sequence: { groupOrder: isolate ? order + 1 : order },
    },
  });
  const isolated = files.filter(replacesModules);
  const shared = files.filter((file) => !isolated.includes(file));
  return [project(false, shared), ...(isolated.length > 0 ? [project(true, isolated)] : [])];
}

/** The kinds of tests that vitest runs (docs/testing.md). */
export const testConfig: ViteUserConfig['test'] = {
  // One per core: other kinds run beside them.
  maxWorkers: availableParallelism(),
  // Long, for busy machines: no test measures speed.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  projects: [
    {
      extends: true,
      test: {
        name: 'unit',
        setupFiles: ['tests/setup.ts'],
        include: ['tests/{data,netlify,scripts,start}/**/*.test.ts', 'tests/*.test.ts'],
      },
    },
    // Pure code has no state, so the files of a worker share one environment, which loads the code once.
    {
      extends: true,
      test: {
        name: 'unit-domain',
        isolate: false,
        setupFiles: ['tests/setup.ts'],
        include: ['tests/domain/**/*.test.ts'],
      },
    },
    // The files of a worker share one environment, so the app loads once.
    pageTests('pages', { isolate: false, include: sharedPageTests }),
    pageTests('pages-isolated', { isolate: true, include: isolatedPageTests }),
    ...databaseTests('rules', 1),
    ...databaseTests('rules-google', 3),
    ...databaseTests('emulator', 5),
    ...databaseTests('emulator-google', 7),
    { extends: true, test: { name: 'build', include: ['tests/build/**/*.test.ts'] } },
    {
      extends: true,
      test: {
        name: 'engines',
        include: ['e2e/engines/*.test.ts'],
        env: localEnv,
        // One per core: a browser never idles.
        maxConcurrency: 2,
      },
    },
  ],
};
