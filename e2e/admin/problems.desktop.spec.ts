import { signIn } from '../../scripts/local/sign-in.ts';
import { readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';

test('a failure in the back office is on the page of problems, without a typed word', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 500/);
  await page.route('**/.netlify/functions/site-analytics', (route) =>
    route.fulfill({ status: 500, body: 'Maria Olsen' }),
  );
  await signIn(page, { next: '/admin/analytics' });
  await expect(page.getByRole('alert')).toBeVisible();
  // A rejection of a story's own script raises no event.
  await page.evaluate(() => {
    const reason = new TypeError('Maria Olsen');
    dispatchEvent(
      new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason }),
    );
  });

  const stored = async () =>
    (await readAll('problems')).filter(({ route }) => route === '/admin/analytics');
  await expect.poll(async () => (await stored()).length).toBe(2);
  expect(JSON.stringify(await stored())).not.toContain('Maria');

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('problems');
  await page.getByRole('option', { name: 'Settings: Problems' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'A rejection nobody handled' });
  await expect(row).toContainText('1 page load');
  await expect(row).toContainText('TypeError');
  await expect(row).toContainText('/admin/analytics');
  await expect(row).toContainText(/index-[\w-]+/);
});
