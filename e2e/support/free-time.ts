import type { Page } from 'playwright/test';

/** Books the first time that the open booking offers. */
export async function bookFirstFreeTime(page: Page): Promise<void> {
  const freeTimes = page.getByRole('group', { name: /^Next free times/ });
  await freeTimes.getByRole('button').first().click();
  await page.getByRole('button', { name: /^Book (appointment|anyway)/ }).click();
}
