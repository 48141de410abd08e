import type { Browser } from 'playwright';
import { openApp } from '../local/open-app.ts';
import { phone, slowDown } from './profiles.ts';
import { timeToTitle } from './title-watch.ts';

export type Step = { from: string; link: string };

/** Milliseconds from the tap on a link to the frame with the next page's title, once the page is idle. */
export async function openLink(browser: Browser, origin: string, step: Step): Promise<number> {
  const context = await browser.newContext(phone.device);
  try {
    const page = await context.newPage();
    await slowDown(page, phone);
    await openApp(page, origin + step.from);
    const link = page.locator(`main a[href="${step.link}"]`).first();
    await link.scrollIntoViewIfNeeded();
    // A link in view may be prefetched.
    await page.waitForTimeout(2000);
    return await timeToTitle(page, () => link.tap());
  } finally {
    await context.close();
  }
}
