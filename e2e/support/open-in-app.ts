import { expect, type Page } from 'playwright/test';

/** Leads the running app to an address as its links do, in a tenth of the time of a page load. */
export async function openInApp(page: Page, address: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Opens a page of another component inside the app, and waits until it and its data are shown. */
export async function walkTo(page: Page, address: string): Promise<void> {
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = '';
  });
  await openInApp(page, address);
  await expect(page.locator('h1:not([data-left])').first()).toBeVisible();
  await expectLoaded(page);
}

/** Nothing on the page is still loading. */
async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
}
