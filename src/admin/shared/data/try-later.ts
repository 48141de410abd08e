/** Calls after the milliseconds, and when the browser comes online: phones often skip that event. Returns what ends both. */
export function tryLater(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds);
  addEventListener('online', act);
  return () => {
    clearTimeout(timer);
    removeEventListener('online', act);
  };
}
