import { reloadDocument } from './reload-document.ts';

/** Code of the app did not come: the line is down, or a deploy has removed the file. */
export class ChunkLoadError extends Error {
  override name = 'CodeMissing';
}

let isAnyMissing = false;

// Vite tells of each import that failed, also of those in loaders.
if (!import.meta.env.SSR) addEventListener('vite:preloadError', () => (isAnyMissing = true));

/** Loads the document again if any code did not come, since reading again would need it. False if it is not loaded. */
export const loadMissingChunk = async () => isAnyMissing && reloadDocument();

/** Milliseconds before the retry. */
const pause = 500;

/** Loads code that is imported when it is needed, with one retry. Rejects with CodeMissing. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    // Vite asks for a style sheet once only: the retry would bring the page without its styles.
    const isStyles = cause instanceof Error && cause.message.startsWith('Unable to preload CSS');
    if (isStyles) throw missing(cause);
  }
  await new Promise((resolve) => setTimeout(resolve, pause));
  try {
    return await load();
  } catch (cause) {
    throw missing(cause);
  }
}

const missing = (cause: unknown) => new ChunkLoadError('A part of the app did not load', { cause });
