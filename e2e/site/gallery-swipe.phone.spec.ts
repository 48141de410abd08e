import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Clinic photo viewer' });

/** A finger, as the screen reports it; in pixels. */
async function swipe(page: Page, by: { x?: number; y?: number }) {
  const screen = await page.context().newCDPSession(page);
  const [x, y] = [200, 350];
  const steps = 5;
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    await screen.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: x + (by.x ?? 0) * part, y: y + (by.y ?? 0) * part }],
    });
  }
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await screen.detach();
}

test('P-LB-05 P-LB-06 P-LB-07 a finger turns the photos over and puts them away', async ({
  page,
}) => {
  await page.goto('/gallery');
  await page.getByRole('button', { name: 'Open photo: Blue Lamp' }).tap();
  await expect(viewer(page).getByText('3 of 26')).toBeVisible();
  await swipe(page, { x: -120 });
  await expect(viewer(page).getByText('4 of 26')).toBeVisible();
  await swipe(page, { x: -30 });
  await swipe(page, { x: 120 });
  await expect(viewer(page).getByText('3 of 26')).toBeVisible();
  await swipe(page, { y: 120 });
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL('/gallery');
});

test('a finger moves a zoomed photo and does not turn it over', async ({ page }) => {
  await page.goto('/gallery?photo=m10');
  await viewer(page).getByRole('button', { name: 'Zoom in' }).tap();
  const frame = viewer(page).getByRole('region', { name: 'Zoomed photo' });
  const before = await frame.evaluate(({ scrollLeft }) => scrollLeft);
  await swipe(page, { x: -120 });
  await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(before);
  await expect(viewer(page).getByText('10 of 26')).toBeVisible();
});
