import { openApp } from '../../scripts/local/open-app.ts';
import { expect, test } from '../support/fixtures.ts';

test('the call bar leads back to the form of the PIP guide', async ({ page }) => {
  await page.goto('/pip-guide');
  const bar = page.getByRole('region', { name: 'Quick contact' });
  await expect(bar).toBeHidden();
  await page.getByRole('heading', { name: 'Prefer to talk it through?' }).scrollIntoViewIfNeeded();
  await bar.getByRole('link', { name: 'Get the guide' }).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(page.getByLabel('Full Name')).toBeInViewport();
  await expect(bar).toBeHidden();
});

test.describe('a visitor who has not chosen about cookies', () => {
  test.use({ isKnown: false });

  test('the banner takes at most a quarter of the screen, and the place of the call bar', async ({
    page,
  }) => {
    const banner = page.getByRole('region', { name: 'Cookies on this site', includeHidden: true });
    // After a request its page has buttons of its own.
    await page.goto('/contact/received');
    await expect(banner).toBeAttached();
    await expect(banner).toBeHidden();
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(banner).toBeVisible();

    await page.goto('/');
    const bar = page.getByRole('region', { name: 'Quick contact', includeHidden: true });
    await expect(banner).toBeVisible();
    // The buttons of the hero have not passed yet.
    await expect(bar).toHaveAttribute('data-off', 'true');
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [375, 667],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const size = `${width} × ${height}`;
      expect((await banner.boundingBox())?.height, size).toBeLessThanOrEqual(height / 4);
      for (const button of await banner.locator('.grid').getByRole('button').all()) {
        expect((await button.boundingBox())?.height, size).toBeGreaterThanOrEqual(44);
      }
    }
    await page.getByRole('heading', { name: /What We Treat/ }).scrollIntoViewIfNeeded();
    await expect(bar).toHaveAttribute('data-off', 'false');
    await expect(bar).toBeHidden();
    await banner.getByRole('button', { name: 'Reject All' }).click();
    await expect(bar).toBeInViewport();
  });

  test('the banner that comes back after typing does not take the press that sends the form', async ({
    page,
  }) => {
    await openApp(page, '/contact');
    const banner = page.getByRole('region', { name: 'Cookies on this site' });
    await expect(banner).toBeVisible();
    const { y: top = 0, height = 0 } = (await banner.boundingBox()) ?? {};
    await page.getByLabel('Full name').fill('Tess Tap');
    await expect(banner).toBeHidden();

    const button = page.getByRole('main').getByRole('button', { name: 'Request Appointment' });
    const place = top + height / 2;
    await button.evaluate((element, place) => {
      const { y, height } = element.getBoundingClientRect();
      scrollBy({ top: y + height / 2 - place, behavior: 'instant' });
    }, place);
    const { x = 0, width = 0 } = (await button.boundingBox()) ?? {};
    await page.touchscreen.tap(x + width / 2, place);
    await expect(page.getByRole('alert')).toContainText('another look');
    await expect(banner).toBeVisible();
  });
});
