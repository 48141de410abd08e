import { demoPassword } from '../../scripts/local/demo-users.ts';
import { logIn } from '../../scripts/local/sign-in.ts';
import { expect, test } from '../support/fixtures.ts';
import { openOwnMenu } from '../support/own-menu.ts';

test('A-GUARD-02 A-GUARD-03 A-GUARD-04 A-LOGIN-06 A-LOGIN-12 A-LOGIN-13 A-SHELL-06 P-THEME-01 P-THEME-02 P-THEME-03 a visitor is stopped before any read, a person without a role is turned away, staff are led back, dark stays under /admin, and signing out leaves nothing open', async ({
  page,
  problems,
}) => {
  // Requests under way at the sign-out are refused.
  problems.expect(/status of 403/);
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/documents')) reads.push(request.url());
  });
  await page.goto('/admin/dashboard/appointments?status=new');
  const denied = page.getByRole('heading', { name: 'Access Denied' });
  await expect(denied).toBeVisible();
  await expect(
    page.getByText('You must be logged in as an administrator to access this page.'),
  ).toBeVisible();
  expect(reads).toEqual([]);

  await page.getByRole('link', { name: 'Login' }).click();
  for (const email of ['sam@clinic.example', 'nobody@clinic.example']) {
    await logIn(page, email, demoPassword);
    await expect(page.getByRole('alert')).toContainText(
      'Access denied. Admin privileges required.',
    );
    // The next press takes the message away.
    await page.getByLabel('Email').fill('');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Access denied. Admin privileges required.')).toHaveCount(0);
  }
  await logIn(page, 'dana@clinic.example', demoPassword);
  await page.waitForURL('/admin/dashboard/appointments?status=new');
  await expect(page.getByText('Successfully signed in!')).toBeVisible();

  await openOwnMenu(page);
  await page.getByRole('button', { name: 'Dark theme' }).click();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(root).not.toHaveAttribute('data-theme', 'dark');
  await page.goto('/admin/login');
  await page.waitForURL('/admin/dashboard');
  await expect(root).toHaveAttribute('data-theme', 'dark');

  await openOwnMenu(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Successfully signed out')).toBeVisible();
  await page.goto('/admin/dashboard');
  await expect(denied).toBeVisible();
});
