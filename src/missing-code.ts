import type { DataRouter } from 'react-router-dom';
import { loadAgain } from '#ui/load-again.ts';
import { CodeMissing } from '#ui/load-code.ts';

type RouterState = DataRouter['state'];

/** Session storage: the addresses that were loaded again, by build, so that no tab reloads in a loop. */
const storageKey = 'loadedAgain';

export function isCodeMissing({ errors }: RouterState): boolean {
  return Object.values(errors ?? {}).some((error) => error instanceof CodeMissing);
}

/**
 * Loads the document of an address whose code did not come: after a deploy it brings the code of the new
 * version. At most once for each address and build in a tab; false if it was done before, or the server does
 * not answer.
 */
export async function loadOnce(pathname: string, build: string): Promise<boolean> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    const done: string[] = stored?.build === build ? stored.paths : [];
    if (done.includes(pathname)) return false;
    sessionStorage.setItem(storageKey, JSON.stringify({ build, paths: [...done, pathname] }));
    if (await loadAgain()) return true;
    // It was not loaded, so it may still be.
    sessionStorage.setItem(storageKey, JSON.stringify({ build, paths: done }));
  } catch (error) {
    // Without storage a loop could not be noticed.
    console.warn('The page cannot be loaded again', error);
  }
  return false;
}

/**
 * Has the router keep the page on screen when the code of the next one did not come, while the document of
 * the next one is loaded. Only if that cannot be done is the error told.
 */
export function loadMissingCode(router: DataRouter, build: string): DataRouter {
  const { subscribe } = router;
  let last: { location: unknown; isLoading: Promise<boolean> } | null = null;
  const loadDocument = ({ location }: RouterState) => {
    if (last?.location !== location) {
      last = { location, isLoading: loadOnce(location.pathname, build) };
    }
    return last.isLoading;
  };
  router.subscribe = (tell) =>
    subscribe(async (state, change) => {
      if (isCodeMissing(state)) {
        const isLoading = await loadDocument(state);
        // A navigation meanwhile has told of a later state.
        if (isLoading || router.state.location !== state.location) return;
      }
      tell(state, change);
    });
  return router;
}
