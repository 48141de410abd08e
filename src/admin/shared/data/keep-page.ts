import type {
  LoaderFunction,
  LoaderFunctionArgs,
  ShouldRevalidateFunction,
  ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { isFailed } from '#data/settled.ts';
import { sessionContext } from '../access/session-context.ts';
import { onlyMoves, reloadsFor, requestReload } from './feed-reload.ts';
import { keepSeen, seenData } from './seen-data.ts';

export type KeptPage = { loader: LoaderFunction; shouldRevalidate?: ShouldRevalidateFunction };

let pages = 0;

/**
 * A page that was seen before shows at once what it showed, and reads in the reload that follows. Not for a page whose
 * form starts with what was read, unless a feed tells of every change.
 */
export function keepPage<Page extends KeptPage>(page: Page): Page {
  const { loader: read, shouldRevalidate = reloadsFor('leads', 'visits') } = page;
  const id = pages++;
  let showsSeen = false;
  /** Whether the loader is called for what the screen shows. */
  let isReload = false;

  async function readAndKeep(key: string, args: LoaderFunctionArgs): Promise<unknown> {
    const keep = keepSeen(key);
    const data = await read(args);
    void withoutPromises(data).then((shown) => shown && keep(shown));
    return data;
  }

  return {
    ...page,
    shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
      const moves = onlyMoves(args);
      const reloads = shouldRevalidate(args) || (showsSeen && !moves);
      isReload = reloads && !moves;
      return reloads;
    },
    loader(args: LoaderFunctionArgs) {
      const { uid, role } = args.context.get(sessionContext);
      const { pathname, search } = new URL(args.request.url);
      const key = [uid, role, id, pathname + search].join(' ');
      const last = isReload ? undefined : seenData(key);
      isReload = false;
      showsSeen = last !== undefined;
      if (!showsSeen) return readAndKeep(key, args);
      requestReload(['seen']);
      return last;
    },
  };
}

/** What a loader returned, once all of it is there; null where a read failed. */
async function withoutPromises(data: unknown): Promise<unknown> {
  if (typeof data !== 'object' || data === null || isFailed(data)) return null;
  if ('ok' in data) return data;
  const parts = await Promise.all(
    Object.entries(data).map(async ([name, part]) => [name, await part] as const),
  );
  return parts.some(([, part]) => isFailed(part)) ? null : Object.fromEntries(parts);
}
