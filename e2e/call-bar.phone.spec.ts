import { expect, test } from './fixtures.ts';

test('the call bar waits until the buttons of the hero have passed', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('region', { name: 'Quick contact' });
  await expect(bar).toBeHidden();
  await page.getByRole('heading', { name: /What We Treat/ }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
});
