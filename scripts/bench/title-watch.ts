import type { Page } from 'playwright';

declare global {
  interface Window {
    titleAfter: number;
  }
}

/** Milliseconds from the click in `act` to the frame with the next page's title. */
export async function timeToTitle(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(watchTitle);
  await act();
  await page.waitForFunction(() => window.titleAfter > 0);
  return page.evaluate(() => window.titleAfter);
}

function watchTitle() {
  const before = document.querySelector('h1')?.textContent;
  window.titleAfter = 0;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      new MutationObserver((_changes, observer) => {
        const title = document.querySelector('h1')?.textContent;
        if (!title || title === before) return;
        observer.disconnect();
        // A frame's callbacks run before it is painted, the next task after.
        requestAnimationFrame(() =>
          setTimeout(() => {
            window.titleAfter = performance.now() - timeStamp;
          }),
        );
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    },
    { capture: true, once: true },
  );
}
