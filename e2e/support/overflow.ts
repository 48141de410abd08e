import { expect, type Page } from 'playwright/test';

/** Pixels by which the page is wider than the root element, which leaves out the place of the scrollbar. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.offsetWidth,
  );
}

/** Waits for a frame that has been drawn at the new width: styles of the old width hold until then. */
export async function setWidth(page: Page, width: number, height = 844): Promise<void> {
  await page.setViewportSize({ width, height });
  const drawnWidth = () =>
    page.evaluate(async () => {
      const width = window.innerWidth;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return width;
    });
  await expect.poll(drawnWidth).toBe(width);
}

/** As WCAG 1.4.12 has it. */
const widerText =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }';

/**
 * Nothing scrolls sideways: on the smallest phones, on a desktop at 400 %, with wider text, and with letters of
 * 200 % on a phone. A phone breaks no word. `onDesktop` looks at the page between its wide and narrow widths. Ends at
 * the width of a phone.
 */
export async function expectReflow(page: Page, onDesktop?: () => Promise<void>): Promise<void> {
  const expectNoOverflow = async (width: number, height?: number) => {
    await setWidth(page, width, height);
    await expect
      .poll(() => page.evaluate(tooWide), { message: `${page.url()} at ${width} px` })
      .toEqual([]);
  };
  for (const width of [320, 600, 900, 1200]) await expectNoOverflow(width);
  if (onDesktop) {
    await expectNoOverflow(1440, 900);
    await onDesktop();
  }
  await expectNoOverflow(390);
  expect(await brokenWords(page), `${page.url()} at 390 px`).toEqual([]);
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

/**
 * Letters of 200 %, by the browser's setting: no line is cut, no word or phone number is broken, the call bar has one
 * row, and everything in an open dialog can be reached.
 */
export async function expectLargeLetters(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const setLetters = async (pixels: number) => {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
      .toBe(`${pixels}px`);
  };
  await setLetters(32);
  const name = `${page.url()} with letters of 200 %`;
  await expect.poll(() => page.evaluate(tooWide), { message: name }).toEqual([]);
  expect(await brokenWords(page), name).toEqual([]);
  expect(await page.evaluate(outOfReachInDialog), name).toEqual([]);
  expect(await page.evaluate(brokenNumbers), name).toEqual([]);
  const callBar = page.getByRole('region', { name: 'Quick contact' }).locator('a');
  const rows = await callBar.evaluateAll((buttons) =>
    buttons.map((button) => button.getBoundingClientRect().bottom),
  );
  expect(new Set(rows).size, `rows of the call bar, ${name}`).toBeLessThan(2);
  await setLetters(16);
  await browser.detach();
}

/**
 * The page if it scrolls sideways, and parts of the open dialog that are wider than their place, so that they do or are
 * cut. Runs in the page.
 */
function tooWide(): string[] {
  const { scrollWidth, offsetWidth } = document.documentElement;
  const cut = [...document.querySelectorAll('dialog[open], dialog[open] *')]
    .filter((element) => element.scrollWidth > element.clientWidth + 1)
    .filter((element) => {
      const { overflowX, clipPath } = getComputedStyle(element);
      return overflowX !== 'visible' && clipPath === 'none' && !element.matches('input, select');
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
  return scrollWidth === offsetWidth ? cut : [`the page: ${scrollWidth} px`, ...cut];
}

/** Headings and controls of the open dialog that scrolling does not bring into view. Runs in the page. */
function outOfReachInDialog(): string[] {
  return [...document.querySelectorAll('dialog[open] :is(h2, button, a, input, select, textarea)')]
    .filter((element) => element.checkVisibility() && element.clientWidth > 2)
    .filter((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      // A toast leaves again.
      const isCovered = !element.contains(seen) && !seen?.closest('.toasts');
      return left < 0 || right > innerWidth || isCovered;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}

/** Phone numbers of texts in two lines. Runs in the page. */
function brokenNumbers(): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll('.link.num')]
    .filter((number) => {
      range.selectNodeContents(number);
      const lines = Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom));
      return number.checkVisibility() && new Set(lines).size > 1;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}

/** Words in two lines. Addresses may break anywhere, and so does a language without spaces. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element | null): boolean =>
      element === null ||
      (getComputedStyle(element).clipPath === 'none' &&
        element.ariaHidden !== 'true' &&
        isShown(element.parentElement));
    const withoutSpaces =
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Khmer}\p{Script=Lao}\p{Script=Thai}]/u;
    const broken = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const linesOf = (range: Range) =>
      new Set(
        Array.from(range.getClientRects())
          .filter(({ width }) => width > 1)
          .map(({ bottom }) => Math.round(bottom)),
      ).size;
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const element = text.parentElement;
      // Most texts have one line, which breaks no word.
      range.selectNodeContents(text);
      if (linesOf(range) < 2) continue;
      if (!element?.checkVisibility({ visibilityProperty: true }) || !isShown(element)) continue;
      for (const part of text.data.matchAll(/\S+/g)) {
        if (/@|\w\.\w|\/\w/.test(part[0])) continue;
        for (const word of part[0].matchAll(/[\p{L}\p{N}’']+/gu)) {
          if (withoutSpaces.test(word[0])) continue;
          const start = part.index + word.index;
          range.setStart(text, start);
          range.setEnd(text, start + word[0].length);
          if (linesOf(range) > 1) broken.add(word[0]);
        }
      }
    }
    return [...broken];
  });
}
