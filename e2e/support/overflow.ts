import { expect, type Page } from 'playwright/test';

/** Pixels by which the page is wider than the root element, which leaves out the place of the scrollbar. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.offsetWidth,
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

/** As WCAG 1.4.12 has it. */
const widerText =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }';

/**
 * Nothing scrolls sideways: on the smallest phones, on a desktop at 400 %, with wider text, and with letters of
 * 200 % on a phone. Ends at the width of a phone.
 */
export async function expectReflow(page: Page): Promise<void> {
  for (const width of [320, 360, 600, 900, 1200, 390]) {
    await setWidth(page, width);
    await expect.poll(() => overflowOf(page), `${page.url()} at ${width} px`).toBe(0);
  }
  const overflow = await page.evaluate((styles) => {
    // The policy forbids style elements; it says nothing of sheets like this.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [sheet];
    const { scrollWidth, offsetWidth } = document.documentElement;
    document.adoptedStyleSheets = [];
    return scrollWidth - offsetWidth;
  }, widerText);
  expect(overflow, `${page.url()} with wider text`).toBe(0);
  await expectLargeLetters(page);
}

/** Letters of 200 %, by the browser's setting: no line is cut, no word is broken, the call bar has one row. */
async function expectLargeLetters(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const setLetters = async (pixels: number) => {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
      .toBe(`${pixels}px`);
  };
  await setLetters(32);
  const name = `${page.url()} with letters of 200 %`;
  await expect.poll(() => overflowOf(page), name).toBe(0);
  expect(await brokenWords(page), name).toEqual([]);
  const callBar = page.getByRole('region', { name: 'Quick contact' }).locator('a');
  const rows = await callBar.evaluateAll((buttons) =>
    buttons.map((button) => button.getBoundingClientRect().bottom),
  );
  expect(new Set(rows).size, `rows of the call bar, ${name}`).toBeLessThan(2);
  await setLetters(16);
  await browser.detach();
}

/** Words in two lines. Addresses may break anywhere. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element | null): boolean =>
      element === null ||
      (getComputedStyle(element).clipPath === 'none' &&
        element.ariaHidden !== 'true' &&
        isShown(element.parentElement));
    const broken = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const element = text.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || !isShown(element)) continue;
      for (const part of text.data.matchAll(/\S+/g)) {
        if (/@|\w\.\w|\/\w/.test(part[0])) continue;
        for (const word of part[0].matchAll(/[\p{L}\p{N}’']+/gu)) {
          const start = part.index + word.index;
          range.setStart(text, start);
          range.setEnd(text, start + word[0].length);
          const lines = Array.from(range.getClientRects()).filter(({ width }) => width > 1);
          if (new Set(lines.map(({ bottom }) => Math.round(bottom))).size > 1) broken.add(word[0]);
        }
      }
    }
    return [...broken];
  });
}
