import { readWebsiteChange } from '#data/publishing/website-change.ts';
import { readCache } from './read-cache.ts';

/** Whether staff have changed the website since this page's build. Asks once, if the moment is known; never rejects. */
export function hasChanged(): Promise<boolean> {
  readCache.changed ??= askForChange();
  return readCache.changed;
}

async function askForChange(): Promise<boolean> {
  const known = document.getElementById('answers')?.dataset.changed;
  if (known === undefined) return false;
  try {
    return (await readWebsiteChange()) !== known;
  } catch {
    // Harmless: the page stays as it was built. Without an answer the app would have none either.
    return false;
  }
}
