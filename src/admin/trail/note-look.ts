import { useEffect } from 'react';
import { report } from '#data/problems/report.ts';
import { addLooks } from '#data/trail/trail.ts';
import type { Author } from '#domain/leads/lead-activity.ts';
import type { Look } from '#domain/trail/trail-entry.ts';
import { authorOf } from '../author.ts';
import { useAdminData } from '../layout/use-admin-data.ts';

/** Milliseconds. Lines of this time go together. */
const delay = 2000;
const retryDelay = 30_000;
/** Lines of one commit. */
const most = 20;

type Waiting = { by: Author; looks: (Look & { id: string })[] };

let waiting: Waiting = { by: { uid: '', name: '' }, looks: [] };
let timer: ReturnType<typeof setTimeout> | undefined;

function isSame({ id: _, ...a }: Look & { id: string }, b: Look): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Notes in the activity log what a person looks at. A line that can't be stored is tried again while the page is open. */
export function noteLook(look: Look, by: Author): void {
  // Nobody signs for another person.
  if (waiting.by.uid !== by.uid) waiting = { by, looks: [] };
  if (waiting.looks.some((each) => isSame(each, look))) return;
  waiting.looks.push({ ...look, id: crypto.randomUUID() });
  timer ??= setTimeout(sendLooks, delay);
}

/** Stores the waiting lines now. Never rejects. */
export async function sendLooks(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const { by, looks } = waiting;
  const now = looks.splice(0, most);
  if (now.length === 0) return;
  try {
    await addLooks(now, by);
    if (looks.length > 0) timer ??= setTimeout(sendLooks, delay);
  } catch (error) {
    looks.unshift(...now);
    report(error, 'The activity log lacks a line until the next try');
    timer ??= setTimeout(sendLooks, retryDelay);
  }
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', () => void sendLooks());

/** Notes a look when it appears, and once more for each `what`; null: nothing to note. */
export function useLook(look: Look | null, what = ''): void {
  const { session } = useAdminData();
  const text = look && JSON.stringify([look, what]);
  const by = authorOf(session);
  const { uid, name } = by;
  useEffect(() => {
    const [shown] = JSON.parse(text ?? '[]') as [Look?];
    if (shown) noteLook(shown, { uid, name });
  }, [text, uid, name]);
}
