import type { Locator } from 'playwright/test';
import { openApp } from '../../scripts/local/open-app.ts';
import { expect, test } from '../support/fixtures.ts';
import { hold } from '../support/hold.ts';
import { setWidth } from '../support/overflow.ts';

test.use({ prefetches: true });

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on screen.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** Whether the visitor sees this element at the point, and nothing over it. */
const isOnTop = (part: Locator, x: number, y: number) =>
  part.evaluate((element, [left, top]) => document.elementFromPoint(left, top) === element, [
    x,
    y,
  ] as const);

const wide = [1024, 1440, 1920];

test('an uploaded hero is whole, beside the words or below them; the road of the built-in drawing is seen above the facts', async ({
  page,
  isMobile,
}) => {
  await openApp(page, '/');
  const picture = page.locator('main img[fetchpriority="high"]');
  const heading = page.getByRole('heading', { level: 1 });
  const words = heading.locator('xpath=..');
  for (const width of isMobile ? [390, 768] : wide) {
    await setWidth(page, width, 1400);
    // A picture has no size until it has loaded.
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    const [frame, text] = [await boxOf(picture), await boxOf(words)];
    const shape = await picture.evaluate(
      (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight,
    );
    expect(frame.width / frame.height, `${width} px`).toBeCloseTo(shape, 1);
    expect(frame.x).toBeGreaterThanOrEqual(0);
    expect(frame.right).toBeLessThanOrEqual(width);
    if (isMobile) expect(frame.y).toBeGreaterThan(text.bottom);
    else expect(frame.x).toBeGreaterThan(text.right);
    for (const [x, y] of [
      [frame.x + 20, frame.y + 20],
      [frame.right - 20, frame.y + 20],
      [frame.x + 20, frame.bottom - 20],
      [frame.right - 20, frame.bottom - 20],
    ] as const) {
      await expect.poll(() => isOnTop(picture, x, y), `${width} px at ${x}, ${y}`).toBe(true);
    }
  }

  // Who pays is said within the first two screens.
  const [screen, height] = isMobile ? [390, 844] : [1440, 900];
  await setWidth(page, screen, height);
  const { bottom } = await boxOf(page.getByRole('region', { name: 'Who pays for your visit?' }));
  expect(bottom + (await page.evaluate(() => scrollY))).toBeLessThanOrEqual(height * 2);
  if (isMobile) {
    // The whole page is short, too, once everything of it is there.
    await expect(page.getByRole('region', { name: 'What patients tell us' })).toBeAttached();
    await expect(page.getByRole('link', { name: 'View All Articles' })).toBeAttached();
    expect((await boxOf(page.locator('body'))).height).toBeLessThanOrEqual(5500);
    expect((await boxOf(page.getByRole('contentinfo'))).height).toBeLessThanOrEqual(1060);
  }

  // Simulates an uploaded picture that never loads.
  await picture.dispatchEvent('error');
  const drawing = page.locator('main img[src="/img/hero-tall.svg"][loading="eager"]');
  await expect(drawing).toBeVisible();
  if (isMobile) return;
  for (const width of wide) {
    await setWidth(page, width, 1400);
    const box = await boxOf(drawing);
    // The drawing covers its frame from the lower right corner.
    const scale = Math.max(box.width / 2220, box.height / 900);
    const road = { fromRight: 430 * scale, fromBottom: 85 * scale };
    const [x, y] = [box.right - road.fromRight, box.bottom - road.fromBottom];
    await expect.poll(() => isOnTop(drawing, x, y), `${width} px`).toBe(true);
  }
});

test('nothing moves when the page learns what time it is', async ({ page, isMobile }) => {
  const now = '2026-11-22T18:00:00Z';
  await page.clock.setFixedTime(now);
  for (const width of isMobile ? [320, 390] : wide) {
    await page.setViewportSize({ width, height: 900 });
    // The database tells the time, too.
    await page.route('**/documents:batchGet', async (route) => {
      const response = await route.fetch();
      const [found] = await response.json();
      await route.fulfill({ response, json: [{ ...found, readTime: now }] });
    });
    const release = await hold(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    const chip = page.locator('h1').locator('xpath=preceding-sibling::*');
    await expect(chip).toHaveText('Mon, Wed, Fri 9–12, 2–6 · Tue, Thu 2–6');
    const facts = page.getByRole('region', { name: 'At a glance' });
    await facts.scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready);
    const places = async () => [
      (await boxOf(page.locator('h1'))).y,
      (await boxOf(facts)).y,
      (await boxOf(facts)).bottom,
    ];
    const before = await places();
    release();
    await expect(chip).toHaveText('Closed · opens Mon 9:00 AM', { useInnerText: true });
    expect(await places(), `${width} px`).toEqual(before);
    // An answer that is still on its way is waited for: the next page would end it.
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('the cover of the guide leaves its button free on small phones', { tag: '@phone' }, async ({
  page,
}) => {
  for (const address of ['/', '/es']) {
    await page.goto(address);
    const button = page.locator('[aria-labelledby=pip-title] .btn');
    for (const width of [320, 360, 390]) {
      await setWidth(page, width);
      const isFree = await button.evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { right, top, bottom } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(right - 4, (top + bottom) / 2));
      });
      expect(isFree, `${address} at ${width} px`).toBe(true);
    }
  }
});
