import { type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router-dom';

/** What a reload is about. 'unwatched': no feed tells of it, so it loads when the page opens. */
export type Kind = 'leads' | 'visits' | 'unwatched';

/** The kinds of the reload that feeds asked for and that still runs; null: none, or everything reloads. */
let running: readonly Kind[] | null = null;
/** The same, while the router chooses its loaders. */
let choosing: readonly Kind[] | null = null;

/** Reloads what depends on these kinds. */
export function useFeedReload(): (kinds: readonly Kind[]) => void {
  const { revalidate, state } = useRevalidator();
  return (kinds) => {
    // A second reload request restarts the running reload: for all loaders, if its caller asked for all.
    if (running) running = [...running, ...kinds];
    else if (state === 'idle') running = kinds;
    choosing = running;
    void revalidate().finally(() => {
      running = null;
    });
    choosing = null;
  };
}

/** shouldRevalidate of what depends on these kinds: a feed of another kind does not reload it. */
export const reloadsFor =
  (...kinds: Kind[]) =>
  ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean => {
    // The caller of this reload asked for all.
    if (!choosing) running = null;
    const isChosen = !choosing || kinds.some((kind) => choosing?.includes(kind));
    return defaultShouldRevalidate && (isChosen || formMethod !== undefined);
  };

/** The same for a part of a page whose saves leave the part as it is. */
export const partReloadsFor =
  (...kinds: Kind[]) =>
  (args: ShouldRevalidateFunctionArgs): boolean =>
    reloadsFor(...kinds)(args) && args.formMethod === undefined;

/** shouldRevalidate of pages without leads and visits: a feed does not reload them. */
export const notForFeed = reloadsFor();
