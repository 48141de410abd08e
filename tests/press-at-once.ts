/** Presses a key in the moment in which the element is there, as no later effect of React has run yet. */
export function pressAtOnce(isThere: () => boolean, key: KeyboardEventInit): void {
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    document.dispatchEvent(new KeyboardEvent('keydown', key));
  });
  observer.observe(document, { childList: true, subtree: true });
}
