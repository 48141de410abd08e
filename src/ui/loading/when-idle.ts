/** Acts once the browser has nothing better to do, after a second at the latest. Gives a function that calls it off. */
export function whenIdle(act: () => void): () => void {
  // Not in Safari, which gets a moment to draw the page instead.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 1000 });
  return () => cancelIdleCallback(handle);
}
