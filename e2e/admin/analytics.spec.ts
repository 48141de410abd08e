import { signIn } from '../../scripts/local/sign-in.ts';
import { expect, test } from '../support/fixtures.ts';

const address = '/admin/analytics';

test('A-STATS-05 A-STATS-11 staff see how the site was visited, as a line or a table', {
  tag: '@desktop',
}, async ({ page }) => {
  await signIn(page, { next: address });
  await expect(page.getByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible();
  const visitors = page.getByRole('heading', { name: 'Total Visitors' }).locator('..');
  await expect(visitors).toContainText(/Total Visitors[\d,]+(Up|Down|Same)/);
  await expect(page.getByRole('img', { name: /^Daily visitors from/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Top 5 Pages' }).getByRole('listitem')).toHaveCount(
    5,
  );

  await page.getByRole('button', { name: 'Show table' }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(31);

  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('img', { name: /^Daily visitors from/ })).toBeVisible();
});
