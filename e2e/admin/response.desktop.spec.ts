import { signIn } from '../../scripts/local/sign-in.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

test('a first call and its answer show on the page of how fast we answer', async ({ page }) => {
  await signIn(page, { next: '/admin/analytics/response' });
  const median = page.getByRole('heading', { name: 'Median' }).locator('..');
  const called = async () =>
    Number(/(\d+) of \d+ called/.exec((await median.textContent()) ?? '')?.[1]);
  await expect(median).toContainText(/\d+ of \d+ called/);
  const before = await called();
  await expectAccessible(page);

  await page.goto('/admin/dashboard/appointments/c1');
  await page.getByRole('button', { name: 'Left a message' }).click();
  await expect(page.getByText('Call logged')).toBeVisible();
  await page.getByLabel('How did you hear about us?').selectOption('Insurance');
  await expectAccessible(page);

  await page.goto('/admin/analytics/response');
  await expect.poll(called).toBe(before + 1);
  const heard = page.getByRole('table', { name: 'How did you hear about us?' });
  await expect(heard.getByRole('row', { name: /^Insurance/ })).toBeVisible();
});
