import { signIn } from '../../scripts/local/sign-in.ts';
import { expectAccessible } from '../support/axe.ts';
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
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Show table' }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(31);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('img', { name: /^Daily visitors from/ })).toBeVisible();
});

test('A-STATS-14 says when the figures fail to load', { tag: '@desktop' }, async ({
  page,
  problems,
}) => {
  problems.expect(/503/);
  await page.route('**/.netlify/functions/site-analytics', (route) =>
    route.fulfill({ status: 503, json: {} }),
  );
  await signIn(page, { next: address });
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch analytics');
  await expectAccessible(page);
});

test('tells nothing to a visitor without a session', { tag: '@desktop' }, async ({ request }) => {
  const answer = await request.get('/.netlify/functions/site-analytics');
  expect(answer.status()).toBe(401);
});
