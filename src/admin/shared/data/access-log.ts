import { useEffect } from 'react';
import { report } from '#data/problems/report.ts';
import { addAccessEntries } from '#data/trail/trail.ts';
import type { Author } from '#domain/account/author.ts';
import type { AccessEntry } from '#domain/trail/trail-entry.ts';
import { useAuthor } from './use-admin-data.ts';

/** Milliseconds. Lines of this time go together. */
const delay = 2000;
const retryDelay = 30_000;
/** A list on the screen is one line in this time, however often it loads again. */
const listPeriod = 15 * 60_000;

type Waiting = { by: Author; entries: (AccessEntry & { id: string })[] };

let waiting: Waiting = { by: { uid: '', name: '' }, entries: [] };
let timer: ReturnType<typeof setTimeout> | undefined;
const listsNoted = new Map<string, number>();

function isSame({ id: _, ...a }: AccessEntry & { id: string }, b: AccessEntry): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Notes in the activity log what a person looks at. A line that can't be stored is tried again while the page is open. */
export function noteAccess(entry: AccessEntry, by: Author): void {
  // Nobody signs for another person.
  if (waiting.by.uid !== by.uid) waiting = { by, entries: [] };
  if (waiting.entries.some((each) => isSame(each, entry))) return;
  waiting.entries.push({ ...entry, id: crypto.randomUUID() });
  timer ??= setTimeout(sendAccessEntries, delay);
}

/** The same for a list of people that has loaded: once in a quarter of an hour. */
function noteListAccess(entry: AccessEntry, by: Author): void {
  const key = JSON.stringify([entry, by.uid]);
  const now = Date.now();
  const last = listsNoted.get(key);
  if (last !== undefined && now - last < listPeriod) return;
  listsNoted.set(key, now);
  noteAccess(entry, by);
}

/** Stores the waiting lines now. Never rejects. */
export async function sendAccessEntries(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const { by, entries } = waiting;
  const now = entries.splice(0);
  if (now.length === 0) return;
  try {
    await addAccessEntries(now, by);
  } catch (error) {
    entries.unshift(...now);
    report(error, 'The activity log lacks a line until the next try');
    timer ??= setTimeout(sendAccessEntries, retryDelay);
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    listsNoted.clear();
    void sendAccessEntries();
  });
}

/** Notes entries when they appear, and once more for each `what`. */
export function useAccessEntries(entries: readonly AccessEntry[], what = ''): void {
  const text = JSON.stringify([entries, what]);
  const { uid, name } = useAuthor();
  useEffect(() => {
    const [shown] = JSON.parse(text) as [AccessEntry[]];
    for (const entry of shown) noteAccess(entry, { uid, name });
  }, [text, uid, name]);
}

/** The same for one. null: nothing to note. */
export function useAccessEntry(entry: AccessEntry | null, what = ''): void {
  useAccessEntries(entry ? [entry] : [], what);
}

/** Notes a list of people whenever it loads. loaded: another object after each load. */
export function useListAccessEntry(entry: AccessEntry, loaded: object): void {
  const text = JSON.stringify(entry);
  const { uid, name } = useAuthor();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each load is an access
  useEffect(() => {
    noteListAccess(JSON.parse(text) as AccessEntry, { uid, name });
  }, [text, loaded, uid, name]);
}
