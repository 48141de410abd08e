import { expect, test } from '../support/fixtures.ts';

test('the call bar waits until the buttons of the hero have passed', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('region', { name: 'Quick contact' });
  await expect(bar).toBeHidden();
  await page.getByRole('heading', { name: /What We Treat/ }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
});

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
