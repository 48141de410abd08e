type Prefetched = { answer: Promise<unknown>; since: number };

/** This folder's whole state, by the names of reads: in the build one a page, in a browser one a document. */
export const readCache = {
  /** Answers that the build read. In a browser they stay for as long as the document. */
  built: new Map<string, unknown>(),
  untaken: new Set<string>(),
  /** In the build: required reads that failed. */
  missing: new Set<string>(),
  shown: new Set<string>(),
  prefetched: new Map<string, Prefetched>(),
  /** True while prefetchData calls a loader, until the loader awaits something. */
  isPrefetching: false,
  /** Whether staff have changed something since the build; null until the page asks. */
  changed: null as Promise<boolean> | null,
};

/** Anything can be an answer, null too, so it comes in a box. */
type Box<Value> = { value: Value };

export function takeBuiltAnswer<Value>(name: string): Box<Value> | null {
  return readCache.untaken.delete(name) ? builtAnswer(name) : null;
}

export function builtAnswer<Value>(name: string): Box<Value> | null {
  const { built } = readCache;
  return built.has(name) ? { value: built.get(name) as Value } : null;
}

/** Does nothing in a browser, where an answer lasts as long as its page. */
export function keepAnswer(name: string, value: unknown): void {
  if (import.meta.env.SSR) readCache.built.set(name, value);
}

/** Does nothing in a browser. The build leaves a page with a missing answer to the app. */
export function missAnswer(name: string): void {
  if (import.meta.env.SSR) readCache.missing.add(name);
}

/** What the loaders of one page read in the build. Empties the cache for the next page. */
export function closeAnswers(): { answers: string; missing: string[] } {
  const { built, missing } = readCache;
  const closed = {
    // For an HTML element: no text can end it.
    answers: JSON.stringify([...built], markDate).replaceAll('<', '\\u003c'),
    missing: [...missing],
  };
  built.clear();
  missing.clear();
  return closed;
}

/** Opens a page with the answers that closeAnswers gave to the build. */
export function openWithAnswers(answers: string): void {
  for (const [name, value] of JSON.parse(answers, reviveDate) as [string, unknown][]) {
    readCache.built.set(name, value);
    readCache.untaken.add(name);
  }
}

const dateKey = '$date';

/** JSON.stringify turns a date into text before it calls this, so look at the original. */
function markDate(this: Record<string, unknown>, key: string, text: unknown): unknown {
  return this[key] instanceof Date ? { [dateKey]: text } : text;
}

function reviveDate(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !(dateKey in value)) return value;
  return new Date(value[dateKey] as string);
}
