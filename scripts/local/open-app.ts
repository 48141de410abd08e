import type { Page } from 'playwright';

declare global {
  interface Window {
    isAppReady?: boolean;
  }
}

/** Opens a page, starts the app, and waits until it has hydrated the page, or rendered it where nothing was built. */
export async function openApp(page: Page, address: string): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('app-ready', () => {
      window.isAppReady = true;
    }),
  );
  await page.goto(address);
  await startApp(page);
  await page.locator('h1').first().waitFor();
}

/** In a page that openApp has opened, or its tab since then. A built page starts the app at the first act that needs it. */
export async function startApp(page: Page): Promise<void> {
  // The script that hears it is at the document's end.
  await page.waitForLoadState();
  await page.evaluate(() => dispatchEvent(new Event('app-needed')));
  await page.waitForFunction(() => window.isAppReady);
}
