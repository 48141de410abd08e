import type { Locator } from 'playwright/test';
import { openApp } from '../../scripts/local/open-app.ts';
import { expect, test } from '../support/fixtures.ts';
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

test('an uploaded hero is whole, with nothing over it, beside the words or below them', async ({
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
});

test('the road of the built-in drawing is seen above the facts', async ({ page, isMobile }) => {
  await openApp(page, '/');
  // Simulates an uploaded picture that never loads.
  await page.locator('main img[fetchpriority="high"]').dispatchEvent('error');
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

test('who pays is said within the first two screens', async ({ page, isMobile }) => {
  await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 1440, height: 900 });
  await openApp(page, '/');
  const { bottom } = await boxOf(page.getByRole('region', { name: 'Who pays for your visit?' }));
  expect(bottom).toBeLessThanOrEqual((isMobile ? 844 : 900) * 2);
});

test('nothing moves when the page learns what time it is', async ({ page, isMobile }) => {
  // A Sunday: the facts have a line less.
  await page.clock.setFixedTime('2026-11-22T18:00:00Z');
  for (const width of isMobile ? [320, 390] : wide) {
    await page.setViewportSize({ width, height: 900 });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.fallback();
    });
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
    await expect(facts).toContainText('Closed today · opens Mon 9:00 AM');
    expect(await places(), `${width} px`).toEqual(before);
    await page.unroute('**/assets/*.js');
  }
});

test('the built page says the hours of the week, before any script', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('Mon, Wed, Fri 9–12, 2–6');
  expect(html).toContain('Tue, Thu 2–6');
});
