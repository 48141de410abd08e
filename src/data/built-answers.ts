/**
 * What was read from the database when a page was built, by the name of the read: the build notes it
 * down in the page, the browser opens the page with it.
 */
const answers = new Map<string, unknown>();

/** Those that the page has not opened with yet. */
const unused = new Set<string>();

let isIncomplete = false;

/** Anything at all can be an answer, so it comes in a box. */
type Box<Value> = { value: Value };

/** The built answer, the first time it is asked for. */
export function takeBuiltAnswer<Value>(name: string): Box<Value> | null {
  return unused.delete(name) ? builtAnswer(name) : null;
}

/** The built answer, however old it is by now. */
export function builtAnswer<Value>(name: string): Box<Value> | null {
  return answers.has(name) ? { value: answers.get(name) as Value } : null;
}

/** While a page is built. In a browser an answer lasts as long as the page that asked. */
export function keepAnswer(name: string, value: unknown): void {
  if (import.meta.env.SSR) answers.set(name, value);
}

/** While a page is built: what it is about could not be read. */
export function missAnswer(): void {
  if (import.meta.env.SSR) isIncomplete = true;
}

/** Everything kept so far, as JSON for an HTML element, or null if something is missing; the next page starts with nothing. */
export function writeAnswers(): string | null {
  const text = JSON.stringify([...answers], markDate).replaceAll('<', '\\u003c');
  const complete = isIncomplete ? null : text;
  answers.clear();
  isIncomplete = false;
  return complete;
}

/** Opens a page with what writeAnswers wrote into it. */
export function openWithAnswers(text: string): void {
  for (const [name, value] of JSON.parse(text, reviveDate) as [string, unknown][]) {
    answers.set(name, value);
    unused.add(name);
  }
}

const dateKey = '$date';

/** JSON has no dates, and has turned this one into text before it asks. */
function markDate(this: Record<string, unknown>, key: string, text: unknown): unknown {
  return this[key] instanceof Date ? { [dateKey]: text } : text;
}

function reviveDate(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !(dateKey in value)) return value;
  return new Date(value[dateKey] as string);
}
