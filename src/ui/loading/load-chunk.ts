import { reloadDocument } from './reload-document.ts';

/** Code of the app failed to load: there is no connection, or a deploy has removed the file. */
export class ChunkLoadError extends Error {
  override name = 'CodeMissing';
}

let isAnyMissing = false;

// Vite reports each failed import, also of those in loaders.
if (!import.meta.env.SSR) addEventListener('vite:preloadError', () => (isAnyMissing = true));

/** Loads the document again if any code failed to load: a reload of data would need it. False if it is not loaded. */
export const loadMissingChunk = async () => isAnyMissing && reloadDocument();

/** Milliseconds before the retry. */
const pause = 500;

/**
 * Loads code on demand, with one retry. Rejects with ChunkLoadError. `load` is an import alone, as the retry may import
 * the file in its place: who takes a part of it, or two files, gives each import to loadChunk.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let file: string | undefined;
  try {
    return await load();
  } catch (cause) {
    // It had its retry.
    if (cause instanceof ChunkLoadError) throw cause;
    const { message } = cause instanceof Error ? cause : new Error();
    // Vite requests a style sheet only once: the retry would bring the page without its styles.
    if (message.startsWith('Unable to preload CSS')) throw missing(cause);
    file = /https?:\S+$/.exec(message)?.[0];
  }
  await new Promise((resolve) => setTimeout(resolve, pause));
  try {
    // Chrome and Firefox name the file. Until 2026 they sent no second request for an address that had failed.
    return await (file ? import(/* @vite-ignore */ `${file}?again`) : load());
  } catch (cause) {
    throw missing(cause);
  }
}

const missing = (cause: unknown) => new ChunkLoadError('A part of the app did not load', { cause });
