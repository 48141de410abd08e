import { useEffect, useEffectEvent } from 'react';
import { type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router-dom';
import { forgetSeen } from './seen-data.ts';
import { useDataRouter } from './use-data-router.ts';

/** What a reload is about. 'unwatched': no feed tells of it, so it loads when the page opens. */
export type Kind = 'leads' | 'visits' | 'unwatched';

/** 'all': the pages without leads and visits, too. 'seen': those that show what they showed before. */
type Wanted = Kind | 'all' | 'seen';

/** Milliseconds: several changes at once, as from an import or a booking, make one reload. */
const settleMs = 250;

/** What the next reload is about. */
const wanted = new Set<Wanted>();
let timer: ReturnType<typeof setTimeout> | undefined;
let start = () => {};

/** What the reload under way is about; null: none that was requested here. */
let reading: readonly Wanted[] | null = null;
/** The same, while the router chooses its loaders. */
let choosing: readonly Wanted[] | null = null;

/** Reloads what depends on these kinds, as soon as the screen shows what is being read now. */
export function requestReload(kinds: readonly Wanted[]): void {
  for (const kind of kinds) wanted.add(kind);
  if (kinds.some((kind) => kind !== 'seen')) forgetSeen();
  timer ??= setTimeout(() => {
    timer = undefined;
    start();
  }, settleMs);
}

/**
 * Runs the requested reloads, one after another. A reload is never restarted by the next request: where changes come
 * faster than reads, the screen would show none. Nor does one begin before the screen shows what the router has done:
 * an answer to a form would be gone.
 */
export function useReloads(signedIn: boolean): void {
  const { revalidate } = useRevalidator();
  const { router, shown } = useDataRouter();
  const startNext = useEffectEvent(async () => {
    const isIdle = shown.navigation.state === 'idle' && shown.revalidation === 'idle';
    if (!isIdle || router.state !== shown) return;
    if (reading || timer !== undefined || wanted.size === 0) return;
    reading = [...wanted];
    wanted.clear();
    choosing = reading;
    const loaded = revalidate();
    choosing = null;
    await loaded;
    reading = null;
  });

  useEffect(() => {
    if (!signedIn) return;
    start = () => void startNext();
    return () => {
      start = () => {};
      forgetSeen();
      wanted.clear();
      clearTimeout(timer);
      timer = undefined;
      reading = null;
    };
  }, [signedIn]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each state may be the end of a load.
  useEffect(() => start(), [shown]);
}

/** Whether a load takes the place of a requested reload: it must read what that would have read. */
export const replacesReload = (): boolean => reading !== null;

/** Whether another address opens, and nothing was sent. */
export const onlyMoves = ({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  !formMethod && currentUrl.href !== nextUrl.href;

/** shouldRevalidate of what depends on these kinds: a feed of another kind does not reload it. */
export const reloadsFor =
  (...kinds: Kind[]) =>
  (args: ShouldRevalidateFunctionArgs): boolean => {
    const { formMethod, defaultShouldRevalidate } = args;
    // It has read what was before this save, and may end after it: another one must follow.
    if (formMethod !== undefined && replacesReload())
      for (const kind of reading ?? []) wanted.add(kind);
    const isChosen =
      !choosing ||
      // The router may have begun to move: then this loads the next address, with the reload.
      onlyMoves(args) ||
      choosing.includes('all') ||
      kinds.some((kind) => choosing?.includes(kind) === true);
    return defaultShouldRevalidate && (isChosen || formMethod !== undefined);
  };

/** The same for a part of a page whose saves leave the part as it is. */
export const partReloadsFor =
  (...kinds: Kind[]) =>
  (args: ShouldRevalidateFunctionArgs): boolean =>
    reloadsFor(...kinds)(args) && (args.formMethod === undefined || replacesReload());

/** shouldRevalidate of pages without leads and visits: a feed does not reload them. */
export const notForFeed = reloadsFor();
