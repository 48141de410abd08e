import { report } from '#data/problems/report.ts';
import type { Settled } from '#data/settled.ts';
import { builtAnswer, keepAnswer, missAnswer, readCache, takeBuiltAnswer } from './read-cache.ts';

/** Milliseconds to wait for a page that was shown before, so that Back finds its place on it. */
const backTimeout = 300;

/** Milliseconds that a prefetched answer stays good. */
const freshFor = 10_000;

/** Begins the reads of a loader. The page that asks for them next gets the same answers. */
export function prefetchData(load: () => unknown): void {
  readCache.isPrefetching = true;
  // Harmless: the page asks again, and reports.
  void (async () => load())().catch(() => {});
  readCache.isPrefetching = false;
}

function begin<Value>(name: string, read: () => Promise<Value>): Promise<Value> {
  const { prefetched, isPrefetching } = readCache;
  const begun = prefetched.get(name);
  const isFresh = begun && Date.now() - begun.since < freshFor;
  if (!isPrefetching) prefetched.delete(name);
  if (isFresh) return begun.answer as Promise<Value>;
  const answer = read();
  if (isPrefetching) {
    prefetched.set(name, { answer, since: Date.now() });
    // Harmless: the page asks again, and reports.
    answer.catch(() => prefetched.delete(name));
  }
  return answer;
}

/**
 * The answer to a read, which its name alone decides. The first time a built page takes the built answer. Later it
 * reads, and takes the built answer only if the database is out of reach.
 */
async function answerTo<Value>(name: string, read: () => Promise<Value>): Promise<Value> {
  const built = readCache.isPrefetching ? null : takeBuiltAnswer<Value>(name);
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

/** For data that a page can do without: null when the read fails. `failure`, in fixed words, is reported. */
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

/** For data without which there is no page. Never rejects. Visitors read `failure`; the error is reported. */
export async function requiredRead<Value>(
  name: string,
  failure: string,
  read: () => Promise<Value>,
): Promise<Settled<Value>> {
  // A page asks again for data that was only prefetched, so that failure is not shown.
  const isSeen = !readCache.isPrefetching && !import.meta.env.SSR;
  try {
    return { ok: true, value: await answerTo(name, read) };
  } catch (error) {
    if (isSeen) report(error, failure);
    missAnswer(name);
    return { ok: false, message: failure };
  }
}

/** A required read that the page does not wait for, and shows its title meanwhile: the answer, or its promise. */
export async function promptRead<Value>(
  name: string,
  failure: string,
  read: () => Promise<Value>,
): Promise<{ read: Settled<Value> | Promise<Settled<Value>> }> {
  const { shown, isPrefetching } = readCache;
  const answer = requiredRead(name, failure, read);
  const wait = shown.has(name) ? backTimeout : 0;
  if (!isPrefetching) void answer.then(({ ok }) => ok && shown.add(name));
  const late = new Promise<null>((resolve) => setTimeout(resolve, wait, null));
  return { read: (await Promise.race([answer, late])) ?? answer };
}
