import type { Page } from 'playwright';

declare global {
  interface Window {
    isAppReady?: boolean;
  }
}

/** Opens a page and waits until the app has hydrated it, or rendered it where nothing was built. */
export async function openApp(page: Page, address: string): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('app-ready', () => {
      window.isAppReady = true;
    }),
  );
  await page.goto(address);
  await page.waitForFunction(() => window.isAppReady);
  await page.locator('h1').first().waitFor();
}
