const openers = new Set<() => void>();

/** Shows the cookie banner again, also to a visitor who has chosen, and moves the focus there. */
export function openCookieSettings(): void {
  for (const open of openers) open();
}

/** For the banner: calls `open` on each request; returns a function that ends it. */
export function onCookieSettings(open: () => void): () => void {
  openers.add(open);
  return () => {
    openers.delete(open);
  };
}
