import type { Page } from 'playwright';

declare global {
  interface Window {
    shownAfter: number;
  }
}

/** text: what the place has to say; null for anything new. */
type Aim = { event: 'click' | 'keydown'; place: string; text: string | null };

/** Milliseconds from the click in `act` to the frame with the next page's title. */
export const timeToTitle = (page: Page, act: () => Promise<void>) =>
  timeTo(page, { event: 'click', place: 'h1', text: null }, act);

/** Milliseconds from the key in `act` to the frame with a text in the place, a selector. */
export const timeToText = (page: Page, place: string, text: string, act: () => Promise<void>) =>
  timeTo(page, { event: 'keydown', place, text }, act);

async function timeTo(page: Page, aim: Aim, act: () => Promise<void>): Promise<number> {
  await page.evaluate(watch, aim);
  await act();
  await page.waitForFunction(() => window.shownAfter > 0);
  return page.evaluate(() => window.shownAfter);
}

function watch({ event, place, text }: Aim) {
  const before = document.querySelector(place)?.textContent;
  window.shownAfter = 0;
  addEventListener(
    event,
    ({ timeStamp }) => {
      new MutationObserver((_changes, observer) => {
        const shown = document.querySelector(place)?.textContent;
        if (!shown || (text === null ? shown === before : !shown.includes(text))) return;
        observer.disconnect();
        // A frame's callbacks run before it is painted, the next task after.
        requestAnimationFrame(() =>
          setTimeout(() => {
            window.shownAfter = performance.now() - timeStamp;
          }),
        );
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    },
    { capture: true, once: true },
  );
}
