import type { Page } from 'playwright/test';

/**
 * Before the first page. Browsers tell of the line by themselves only where the network has a way out: with the events
 * of setOnline, theirs would come twice there.
 */
export async function ownLineEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['online', 'offline'])
      addEventListener(name, (event) => event.isTrusted && event.stopImmediatePropagation());
  });
}

export async function setOnline(page: Page, isOnline: boolean): Promise<void> {
  await page.context().setOffline(!isOnline);
  await page.evaluate((onLine) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => onLine });
    dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  }, isOnline);
}
