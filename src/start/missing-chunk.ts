import type { DataRouter } from 'react-router-dom';
import { ChunkLoadError } from '#ui/loading/load-chunk.ts';
import { reloadDocument } from '#ui/loading/reload-document.ts';

type RouterState = DataRouter['state'];

export function isChunkMissing({ errors }: RouterState): boolean {
  return Object.values(errors ?? {}).some((error) => error instanceof ChunkLoadError);
}

/**
 * Loads the document of an address whose code failed to load: after a deploy it brings the code of the new
 * version. At most once for each address and build in a tab; false if it was done before, or the server does not
 * answer.
 */
export async function loadOnce(pathname: string, build: string): Promise<boolean> {
  const key = `loadedAgain ${pathname}`;
  try {
    if (sessionStorage.getItem(key) === build) return false;
    sessionStorage.setItem(key, build);
    if (await reloadDocument()) return true;
    // It was not loaded, so it may be tried again.
    sessionStorage.removeItem(key);
  } catch {
    // Harmless: the page says that it did not load. Without storage nothing would end a loop of reloads.
  }
  return false;
}

/** Keeps the page when the next one's code failed to load, and loads its document. Shows the error if that fails. */
export function loadNextDocument(router: DataRouter, build: string): DataRouter {
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
      if (isChunkMissing(state)) {
        const isLoading = await loadDocument(state);
        // A navigation since then has already set a later state.
        if (isLoading || router.state.location !== state.location) return;
      }
      tell(state, change);
    });
  return router;
}
