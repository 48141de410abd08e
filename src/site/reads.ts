import { builtAnswer, keepAnswer, missAnswer, takeBuiltAnswer } from '#data/built-answers.ts';
import { report } from '#data/problems/report.ts';

/** What a page is about, or the words that say why it did not come. */
export type Read<Value> = { ok: true; value: Value } | Failure;

export type Failure = { ok: false; message: string };

/** Milliseconds to wait for a page that was complete before, so that Back finds its place on it. */
const patience = 300;

/** Names of the reads that pages were answered, not those that were only begun ahead. */
const answered = new Set<string>();

/** Milliseconds that an answer which was asked for ahead stays good. */
const freshFor = 10_000;

/** Reads that were begun ahead of their pages, by name. */
const early = new Map<string, { answer: Promise<unknown>; since: number }>();

let isAhead = false;

/** Begins the reads that `load` asks for before it awaits anything; the page that asks next gets them. */
export function prefetchData(load: () => unknown): void {
  isAhead = true;
  // Harmless: the page asks again, and reports.
  void (async () => load())().catch(() => {});
  isAhead = false;
}

/** Begins a read, unless it was begun ahead a moment ago. */
function begin<Value>(name: string, read: () => Promise<Value>): Promise<Value> {
  const begun = early.get(name);
  const isFresh = begun && Date.now() - begun.since < freshFor;
  if (!isAhead) early.delete(name);
  if (isFresh) return begun.answer as Promise<Value>;
  const answer = read();
  if (isAhead) {
    early.set(name, { answer, since: Date.now() });
    // Harmless: the page asks again, and reports.
    answer.catch(() => early.delete(name));
  }
  return answer;
}

/**
 * The answer to a read, which its name and nothing else decides. A page that was built with the answer
 * opens with it; read again, it is new, or still the built one where the database is out of reach.
 */
async function answerTo<Value>(name: string, read: () => Promise<Value>): Promise<Value> {
  const built = isAhead ? null : takeBuiltAnswer<Value>(name);
  if (built) return built.value;
  try {
    const value = await begin(name, read);
    keepAnswer(name, value);
    return value;
  } catch (error) {
    const older = builtAnswer<Value>(name);
    if (older) return older.value;
    throw error;
  }
}

/** A read that the page can do without: null when it fails. `failure`, in fixed words, is reported. */
export async function optionalRead<Value>(
  name: string,
  failure: string,
  read: () => Promise<Value>,
): Promise<Value | null> {
  try {
    return await answerTo(name, read);
  } catch (error) {
    if (!import.meta.env.SSR) report(error, failure);
    keepAnswer(name, null);
    return null;
  }
}

/**
 * A read that the page is about. It never rejects, since nobody listens until the page is on screen.
 * Visitors read the words of `failure`; the error is reported.
 */
export async function requiredRead<Value>(
  name: string,
  failure: string,
  read: () => Promise<Value>,
): Promise<Read<Value>> {
  // What was only prefetched is asked for again, and nobody sees the failure.
  const isSeen = !isAhead && !import.meta.env.SSR;
  try {
    return { ok: true, value: await answerTo(name, read) };
  } catch (error) {
    if (isSeen) report(error, failure);
    missAnswer();
    return { ok: false, message: failure };
  }
}

/**
 * The answer itself if it is there, else the promise of it: a page that is new to the visitor shows its
 * title meanwhile.
 */
export async function promptRead<Value>(
  name: string,
  failure: string,
  read: () => Promise<Value>,
): Promise<{ read: Read<Value> | Promise<Read<Value>> }> {
  const answer = requiredRead(name, failure, read);
  const wait = answered.has(name) ? patience : 0;
  if (!isAhead) void answer.then(({ ok }) => ok && answered.add(name));
  const late = new Promise<null>((resolve) => setTimeout(resolve, wait, null));
  return { read: (await Promise.race([answer, late])) ?? answer };
}
