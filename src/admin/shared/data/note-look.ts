import { useEffect } from 'react';
import { report } from '#data/problems/report.ts';
import { addAccessEntries } from '#data/trail/trail.ts';
import type { Author } from '#domain/account/author.ts';
import type { AccessEntry } from '#domain/trail/trail-entry.ts';
import { authorOf } from '../access/author.ts';
import { useAdminData } from './use-admin-data.ts';

/** Milliseconds. Lines of this time go together. */
const delay = 2000;
const retryDelay = 30_000;
/** A list on the screen is one line in this time, however often it loads again. */
const listPeriod = 15 * 60_000;

type Waiting = { by: Author; looks: (AccessEntry & { id: string })[] };

let waiting: Waiting = { by: { uid: '', name: '' }, looks: [] };
let timer: ReturnType<typeof setTimeout> | undefined;
/** When each list was noted last. */
const listsNoted = new Map<string, number>();

function isSame({ id: _, ...a }: AccessEntry & { id: string }, b: AccessEntry): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Notes in the activity log what a person looks at. A line that can't be stored is tried again while the page is open. */
export function noteLook(look: AccessEntry, by: Author): void {
  // Nobody signs for another person.
  if (waiting.by.uid !== by.uid) waiting = { by, looks: [] };
  if (waiting.looks.some((each) => isSame(each, look))) return;
  waiting.looks.push({ ...look, id: crypto.randomUUID() });
  timer ??= setTimeout(sendLooks, delay);
}

/** The same for a list of people that has loaded: once in a quarter of an hour. */
function noteList(look: AccessEntry, by: Author): void {
  const key = JSON.stringify([look, by.uid]);
  const now = Date.now();
  const last = listsNoted.get(key);
  if (last !== undefined && now - last < listPeriod) return;
  listsNoted.set(key, now);
  noteLook(look, by);
}

/** Stores the waiting lines now. Never rejects. */
export async function sendLooks(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const { by, looks } = waiting;
  const now = looks.splice(0);
  if (now.length === 0) return;
  try {
    await addAccessEntries(now, by);
  } catch (error) {
    looks.unshift(...now);
    report(error, 'The activity log lacks a line until the next try');
    timer ??= setTimeout(sendLooks, retryDelay);
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    listsNoted.clear();
    void sendLooks();
  });
}

/** Notes looks when they appear, and once more for each `what`. */
export function useLooks(looks: readonly AccessEntry[], what = ''): void {
  const text = JSON.stringify([looks, what]);
  const { uid, name } = useAuthor();
  useEffect(() => {
    const [shown] = JSON.parse(text) as [AccessEntry[]];
    for (const look of shown) noteLook(look, { uid, name });
  }, [text, uid, name]);
}

/** The same for one. null: nothing to note. */
export function useLook(look: AccessEntry | null, what = ''): void {
  useLooks(look ? [look] : [], what);
}

/** Notes a list of people whenever it loads. loaded: another object after each load. */
export function useListLook(look: AccessEntry, loaded: object): void {
  const text = JSON.stringify(look);
  const { uid, name } = useAuthor();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each load is a look
  useEffect(() => {
    noteList(JSON.parse(text) as AccessEntry, { uid, name });
  }, [text, loaded, uid, name]);
}

function useAuthor(): Author {
  return authorOf(useAdminData().session);
}
