import type { Functions, Name } from './data.ts';

type Work = (...args: unknown[]) => unknown;

const calls = new Map<string, unknown[][]>();
const answers = new Map<string, Work>();
const fakes = new Map<string, Work>();
/** Of calls that were made and wait for their release. */
const waiting = new Set<string>();

const AsyncFunction = (async () => {}).constructor;
const AsyncGeneratorFunction = async function* () {}.constructor;

/** The function of the fake as pages get it: it can be held, fail and be asked for its calls. */
export function controlled(name: string, fake: Work): Work {
  const isStream = fake instanceof AsyncGeneratorFunction;
  const isAsync = fake instanceof AsyncFunction;
  fakes.set(name, fake);
  const answer = (args: unknown[]) => (answers.get(name) ?? fake)(...args);
  const note = (args: unknown[]) => calls.set(name, [...(calls.get(name) ?? []), args]);

  if (isStream) {
    return (...args) => {
      note(args);
      return stream(() => answer(args));
    };
  }
  if (!isAsync) return fake;
  return async (...args) => {
    note(args);
    // A server never answers at once.
    await null;
    return answer(args);
  };
}

async function* stream(start: () => unknown) {
  yield* (await start()) as AsyncGenerator<unknown>;
}

/** A function under way: nothing of it happens before it is released or made to fail. */
export type Held = { release(): void; fail(error?: Error): void };

export const control = {
  /** Every call fails, until `mend`. */
  fail(name: Name, error: Error = new Error('offline')): void {
    answers.set(name, async () => {
      throw error;
    });
  },

  /** The next call fails. */
  failOnce(name: Name, error: Error = new Error('offline')): void {
    answers.set(name, async () => {
      answers.delete(name);
      throw error;
    });
  },

  /** The next call does its work, but its answer gets lost on the way. */
  loseAnswer(name: Name): void {
    const work = fakes.get(name);
    answers.set(name, async (...args) => {
      answers.delete(name);
      await work?.(...args);
      throw Object.assign(new Error('The database did not answer'), { name: 'NoAnswer' });
    });
  },

  /** Calls wait for `release` or `fail`; later calls work as ever. */
  hold(name: Name): Held {
    let settle = (_error?: Error) => {};
    const settled = new Promise<Error | undefined>((resolve) => {
      settle = resolve;
    });
    const work = fakes.get(name);
    answers.set(name, async (...args) => {
      waiting.add(name);
      const error = await settled;
      if (error) throw error;
      return work?.(...args);
    });
    const end = (error?: Error) => {
      answers.delete(name);
      waiting.delete(name);
      settle(error);
    };
    return { release: () => end(), fail: (error = new Error('offline')) => end(error) };
  },

  isWaiting: () => waiting.size > 0,

  /** For what fail, hold and the state cannot say. */
  answer<Each extends Name>(name: Each, work: Functions[Each]): void {
    answers.set(name, work as unknown as Work);
  },

  /** After fail, hold or answer: works again. */
  mend(name: Name): void {
    answers.delete(name);
  },

  /** The arguments of every call so far. */
  calls<Each extends Name>(name: Each): Parameters<Functions[Each]>[] {
    return (calls.get(name) ?? []) as Parameters<Functions[Each]>[];
  },

  /** How often each function was called that reads. */
  reads(): Record<string, number> {
    const isRead = ([name]: [string, unknown[][]]) => /^(count|find|get|last|list|read)/.test(name);
    return Object.fromEntries([...calls].filter(isRead).map(([name, made]) => [name, made.length]));
  },

  forgetCalls(): void {
    calls.clear();
  },
};

export function resetControl(): void {
  calls.clear();
  answers.clear();
  waiting.clear();
}
