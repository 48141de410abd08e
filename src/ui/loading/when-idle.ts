/** Calls back when the browser is idle, after a second at the latest. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  // Safari lacks it: there the page gets a moment to paint.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 1000 });
  return () => cancelIdleCallback(handle);
}
