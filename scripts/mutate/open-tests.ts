import { resolve } from 'node:path';
import { Writable } from 'node:stream';
import { inspect } from 'node:util';
import { loadConfigFromFile, mergeConfig, type Plugin } from 'vite';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';

export type Tests = {
  all: TestSpecification[];
  /** Runs tests, only until one fails if it `bails`. Returns each failure as a line of text. */
  failuresOf: (specifications: TestSpecification[], bails: boolean) => Promise<string[]>;
  /** Gives the tests this text in place of the file's own. */
  replace: (file: string, text: string) => Replaced;
  restore: (file: string) => void;
  close: () => Promise<void>;
};

type Replaced = { text: string; isLoaded: boolean };

/** Milliseconds without the end of a test, after which only an endless loop can be the reason. */
const SILENCE = 120_000;

export async function openTests(): Promise<Tests> {
  const replaced = new Map<string, Replaced>();
  const plugin: Plugin = {
    name: 'replace',
    enforce: 'pre',
    transform(_, id) {
      const file = replaced.get(id.replace(/\?.*$/, ''));
      if (!file) return null;
      file.isLoaded = true;
      return { code: file.text, map: null };
    },
  };
  const configured = await loadConfigFromFile({ command: 'serve', mode: 'test' });
  let watchdog: NodeJS.Timeout | undefined;
  let stopsAtFailure = false;
  const vitest = await createVitest(
    'test',
    {
      project: ['unit*', 'pages*', '*emulator'],
      projects: configured?.config.test?.projects
        ?.filter(isInline)
        .map((project) => withPlugin(project, plugin)),
      watch: false,
      reporters: [
        {
          onTestCaseResult(test) {
            watchdog?.refresh();
            if (!stopsAtFailure || test.result().state !== 'failed') return;
            stopsAtFailure = false;
            void vitest.cancelCurrentRun('test-failure');
          },
        },
      ],
    },
    {},
    { stdout: silent, stderr: silent },
  );

  return {
    all: await vitest.globTestSpecifications(),
    async failuresOf(specifications, bails) {
      let hangs = false;
      stopsAtFailure = bails;
      watchdog = setTimeout(() => {
        hangs = true;
        kill(vitest);
      }, SILENCE);
      const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
      clearTimeout(watchdog);
      if (hangs) return ['an endless loop'];
      return [...specifications.flatMap(failuresIn), ...unhandledErrors.map(firstLine)];
    },
    replace(file, text) {
      const entry = { text, isLoaded: false };
      replaced.set(resolve(file), entry);
      vitest.invalidateFile(resolve(file));
      return entry;
    },
    restore(file) {
      replaced.delete(resolve(file));
      vitest.invalidateFile(resolve(file));
    },
    close: () => vitest.close(),
  };
}

const silent = new Writable({ write: (_chunk, _encoding, done) => done() });

const isInline = (project: unknown): project is TestProjectInlineConfiguration =>
  typeof project === 'object' && project !== null && 'test' in project;

/**
 * A plugin beside the configuration file would reach only the root, which runs no tests. Ours come first, so that the
 * fake clinic still replaces what it replaces.
 */
const withPlugin = (project: TestProjectInlineConfiguration, plugin: Plugin) =>
  mergeConfig(
    { plugins: [plugin], test: { setupFiles: ['scripts/mutate/report-reached.ts'] } },
    project,
  );

/** The second call kills the processes, as a second Ctrl-C does. */
function kill(vitest: Vitest): void {
  for (let call = 0; call < 2; call++) void vitest.cancelCurrentRun('keyboard-input');
}

/** 'tests/domain/slug.test.ts > makes words of a title: expected …' */
function failuresIn({ testModule }: TestSpecification): string[] {
  if (testModule?.ok() !== false) return [];
  const line = (name: string, errors: readonly unknown[] = []) =>
    `${testModule.relativeModuleId} > ${name}: ${firstLine(errors[0])}`;
  const tests = [...testModule.children.allTests('failed')];
  if (tests.length === 0) return [line('', testModule.errors())];
  return tests.map((test) => line(test.fullName, test.result().errors));
}

/** Errors of a worker come as plain objects. */
function firstLine(error: unknown): string {
  const { message = inspect(error) } = Object(error);
  return String(message).split('\n')[0] ?? '';
}
