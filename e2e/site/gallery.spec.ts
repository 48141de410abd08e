import type { Page } from 'playwright/test';
import { openApp } from '../../scripts/local/open-app.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { setWidth } from '../support/overflow.ts';

// One photo of the data set has lost its files.
test.beforeEach(({ problems }) => problems.expect(/Failed to load resource/));

const thumbnail = (page: Page, name: string) =>
  page.getByRole('button', { name: `Open photo: ${name}` });
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Clinic photo viewer' });

async function openGallery(page: Page, query = '') {
  await openApp(page, `/gallery${query}`);
  await expect(page.getByText(/^Showing \d+ images?/)).toBeVisible();
}

test('P-GAL-06 P-GAL-09 P-GAL-31 the public photos stand in three columns, on a phone in two', {
  tag: '@desktop',
}, async ({ page }) => {
  await openGallery(page);
  await expect(page.getByText('Showing 26 images')).toBeVisible();
  const columns = () =>
    page
      .locator('section[aria-label^="Photos"] ul')
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  expect(await columns()).toBe(3);
  await setWidth(page, 390);
  expect(await columns()).toBe(2);
});

test('P-GAL-10 P-ERR-10 photos load when they come near; a lost one is a grey placeholder', {
  tag: '@phone',
}, async ({ page }) => {
  await openGallery(page);
  const last = page.locator('section[aria-label^="Photos"] li').last().locator('img[width]');
  await expect(last).not.toHaveAttribute('src');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveAttribute('src', /^http/);
  await expect
    .poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  const lost = page.getByRole('listitem').filter({ hasText: 'Lights on' });
  await lost.scrollIntoViewIfNeeded();
  await expect(lost.locator('span[role=img]')).toBeVisible();
});

test('P-ERR-10 a lost photo is a grey placeholder for readers, too', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/gallery');
  const lost = page.getByRole('listitem').filter({ hasText: 'Lights on' });
  await lost.scrollIntoViewIfNeeded();
  await expect(lost.locator('img[src="/img/no-photo.svg"]')).toBeVisible();
});

test('P-GAL-14 P-GAL-16 P-GAL-19 P-GAL-22 a page opens at its top, and Back leads to the one before', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/contact');
  await openGallery(page, '?page=7');
  await expect(page).toHaveURL('/gallery?page=2');
  await page.getByRole('searchbox', { name: 'Search photos' }).fill('LOBBY');
  await expect(page).toHaveURL('/gallery?q=LOBBY');
  await page.getByRole('button', { name: 'Clear filters', exact: true }).click();
  await expect(page).toHaveURL('/gallery');

  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeAttached();
  await expect(page.locator('section[aria-label^="Photos"] li')).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/gallery');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('P-LB-01 P-LB-02 P-LB-03 P-LB-08 P-LB-09 P-LB-10 P-LB-11 P-LB-12 P-LB-18 P-LB-19 P-LB-20 the viewer keeps the focus, closes in four ways, and gives the focus back', {
  tag: '@desktop',
}, async ({ page }) => {
  await openGallery(page);
  const opener = thumbnail(page, 'Blue Lamp');
  await opener.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  await opener.click();
  await expect(viewer(page)).toBeVisible();
  await expect(page).toHaveURL('/gallery?photo=m3');
  await expect(viewer(page).getByText('3 of 26')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close photo viewer' })).toBeFocused();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');

  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByText('4 of 26')).toBeVisible();
  await expect(page).toHaveURL('/gallery?photo=m4');
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL('/gallery');
  await expect(opener).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');

  await page.goForward();
  await expect(viewer(page).getByText('4 of 26')).toBeVisible();
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);

  // By button, Escape and a click beside the photo.
  const close = page.getByRole('button', { name: 'Close photo viewer' });
  for (const leave of [
    () => close.click(),
    () => page.keyboard.press('Escape'),
    // Beside the photo and the buttons.
    () => page.mouse.click(120, 120),
  ]) {
    await opener.click();
    await expect(close).toBeFocused();
    await leave();
    await expect(viewer(page)).toHaveCount(0);
    await expect(page).toHaveURL('/gallery');
    await expect(opener).toBeFocused();
  }

  await opener.press('Enter');
  await expect(close).toBeFocused();
  const focused = new Set<string>();
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab');
    focused.add(
      await page.evaluate(() => {
        const { activeElement: element } = document;
        if (element === document.body) return 'the browser';
        return element?.closest('dialog') ? 'the viewer' : `outside: ${element?.outerHTML}`;
      }),
    );
  }
  expect([...focused].filter((where) => where.startsWith('outside'))).toEqual([]);
  expect(focused).toContain('the viewer');
});

test('P-LB-13 P-LB-14 P-LB-15 P-LB-16 P-LB-17 P-LB-21 an address with a photo opens it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/gallery?photo=m26');
  await expect(viewer(page).getByText('26 of 26')).toBeVisible();
  await expect(viewer(page).getByText('Warm inside', { exact: true })).toBeVisible();
  await expect(viewer(page).getByText(/^Exterior, [A-Z][a-z]{2} \d{4}$/)).toBeVisible();
  await expect(viewer(page).getByText('Loading photo...')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/gallery');

  await page.goto('/gallery?photo=m8');
  await expect(viewer(page).getByText('Unable to load image')).toBeVisible();
  await expect(viewer(page).getByText('The image may be temporarily unavailable')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/gallery?photo=unknown');
  await expect(page).toHaveURL('/gallery');
  await expect(viewer(page)).toHaveCount(0);
});

test('zooms to the place of a double click, and moves the photo by keys', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/gallery?photo=m10');
  await expect(viewer(page).getByText('Loading photo...')).toHaveCount(0);
  // The opening animation has ended.
  await expect(page.getByRole('button', { name: 'Close photo viewer' })).toBeFocused();
  const photo = viewer(page).locator('figure img');
  const box = await photo.boundingBox();
  await photo.dblclick({ position: { x: (box?.width ?? 0) * 0.9, y: (box?.height ?? 0) / 2 } });
  const frame = viewer(page).getByRole('region', { name: 'Zoomed photo' });
  await expect(frame).toBeFocused();
  const place = () =>
    frame.evaluate((element) => element.scrollLeft / (element.scrollWidth - element.clientWidth));
  await expect.poll(place).toBeGreaterThan(0.8);
  const clicked = await place();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(place).toBeLessThan(clicked);
  await expect(page).toHaveURL('/gallery?photo=m10');
  await page.keyboard.press('-');
  await expect(frame).toHaveCount(0);
  // A key aims at nothing.
  await page.keyboard.press('+');
  await expect.poll(place).toBeGreaterThan(0.4);
  expect(await place()).toBeLessThan(0.6);
});
