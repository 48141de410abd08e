/**
 * Calls after the milliseconds, and whenever the browser comes online: phones often skip that event. Returns a function
 * that ends both.
 */
export function tryLater(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds);
  addEventListener('online', act);
  return () => {
    clearTimeout(timer);
    removeEventListener('online', act);
  };
}
