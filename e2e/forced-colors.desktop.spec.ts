import { signIn } from '../scripts/local/sign-in.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ forcedColors: 'active' });

test('forced colors keep the border of the 911 box and its list marks', async ({ page }) => {
  await page.goto('/patient-info');
  const box = page.getByRole('region', { name: /^Call 911/ });
  await expect(box).toHaveCSS('border-top-style', 'solid');
  await expect(box).not.toHaveCSS('border-top-width', '0px');
  const mark = box.getByRole('listitem').first().locator('[aria-hidden]');
  const ground = await box.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(mark).not.toHaveCSS('background-color', ground);
});

test('forced colors keep the choice in a form and the current page in the menu', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByRole('radio', { name: 'Yes' }).check();
  const choice = (name: string) => page.getByText(name, { exact: true });
  await expect(choice('Yes')).toHaveCSS('border-top-width', '3px');
  await expect(choice('No')).not.toHaveCSS('border-top-width', '3px');
  const current = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact' });
  await expect(current).toHaveCSS('outline-style', 'solid');
});

test('forced colors keep the hatching of closed hours', async ({ page }) => {
  await signIn(page, { next: '/admin/schedule' });
  const closed = page.locator('.cal-closed').first();
  await expect(closed).toHaveCSS('background-image', /repeating-linear-gradient/);
});
