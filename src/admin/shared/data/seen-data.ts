import { serverNow } from '#data/server-clock.ts';

/** Milliseconds that data are kept: ages in them, such as '2 hours ago', stay about right. */
const keptMs = 5 * 60_000;

/** At most so many pages and drawers. */
const keptPages = 20;

/** What pages showed, by their keys. It ends with the tab of the browser. */
let seen = new Map<string, { data: unknown; at: number }>();

/** The page's data, unless they are too old or something was written since. */
export function seenData(key: string): unknown {
  const last = seen.get(key);
  return last && serverNow() - last.at < keptMs ? last.data : undefined;
}

/** Keeps what is read from now on, unless something is written before it is there. */
export function keepSeen(key: string): (data: unknown) => void {
  const kept = seen;
  const at = serverNow();
  return (data) => {
    kept.delete(key);
    kept.set(key, { data, at });
    const [oldest] = kept.keys();
    if (kept.size > keptPages && oldest) kept.delete(oldest);
  };
}

/** Something was written, here or by a colleague. */
export function forgetSeen(): void {
  seen = new Map();
}
