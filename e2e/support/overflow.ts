import { expect, type Page } from 'playwright/test';

/** Pixels by which the page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Waits for a frame that has been drawn at the new width: styles of the old width hold until then. */
export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** As WCAG 1.4.12 has them, and as phones offer them. */
const letters = {
  wider:
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
  larger: ':root { font-size: 130% }',
};

/**
 * Nothing scrolls sideways: on the smallest phones, on a desktop at 400 %, and with larger or wider text. Ends at
 * the width of a phone.
 */
export async function expectReflow(page: Page): Promise<void> {
  for (const width of [320, 360, 600, 900, 1200, 390]) {
    await setWidth(page, width);
    await expect.poll(() => overflowOf(page), `${page.url()} at ${width} px`).toBe(0);
  }
  for (const [name, styles] of Object.entries(letters)) {
    const overflow = await page.evaluate((styles) => {
      // The policy forbids style elements; it says nothing of sheets like this.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [sheet];
      const { scrollWidth, clientWidth } = document.documentElement;
      document.adoptedStyleSheets = [];
      return scrollWidth - clientWidth;
    }, styles);
    expect(overflow, `${page.url()} with ${name} letters`).toBe(0);
  }
}
