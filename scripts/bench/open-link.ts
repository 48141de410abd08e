import type { Browser, Page } from 'playwright';
import { phone, slowDown } from './profiles.ts';

export type Step = { from: string; link: string };

/** Milliseconds from the tap on a link, in a page without the app, to the first paint of the next document. */
export async function openLink(browser: Browser, origin: string, step: Step): Promise<number> {
  const context = await browser.newContext(phone.device);
  try {
    const page = await context.newPage();
    await slowDown(page, phone);
    await page.goto(origin + step.from);
    const link = page.locator(`main a[href="${step.link}"]`).first();
    await link.scrollIntoViewIfNeeded();
    // A link in view may be fetched ahead.
    await page.waitForTimeout(2000);
    await page.evaluate(noteTap);
    await link.tap();
    await page.waitForURL(origin + step.link);
    return await timeToPaint(page);
  } finally {
    await context.close();
  }
}

/** The moment of the click, in milliseconds since 1970: the next document has a clock of its own. */
function noteTap() {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.setItem('tapped', `${performance.timeOrigin + timeStamp}`);
    },
    { capture: true, once: true },
  );
}

async function timeToPaint(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const [document] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      activationStart?: number;
    })[];
    // A page that was rendered ahead is shown at its activation.
    const shown = Math.max(paint?.startTime ?? 0, document?.activationStart ?? 0);
    return performance.timeOrigin + shown - Number(sessionStorage.getItem('tapped'));
  });
}
