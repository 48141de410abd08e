import { afterEach, beforeEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Of a test: the mutants whose functions it runs. Of a file: those that concern all of its tests. */
    reachedMutants?: number[];
  }
}

declare global {
  var ranMutants: Set<number> | undefined;
  /** Files of one worker share their modules, so a module may be there from an earlier file. */
  var loadedMutants: Set<number> | undefined;
}

// A setup file, the first one: its hooks come before and after all others.
const outsideTests = new Set<number>();

function take(): number[] {
  const ran = [...(globalThis.ranMutants ?? [])];
  globalThis.ranMutants?.clear();
  return ran;
}

beforeEach(() => {
  for (const number of take()) outsideTests.add(number);
});
afterEach(({ task }) => {
  task.meta.reachedMutants = take();
  task.file.meta.reachedMutants = [...outsideTests, ...(globalThis.loadedMutants ?? [])];
});
