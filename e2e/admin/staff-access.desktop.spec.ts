import { demoPassword } from '../../scripts/local/demo-users.ts';
import { signIn } from '../../scripts/local/sign-in.ts';
import { expect, test } from '../support/fixtures.ts';
import { openOwnMenu } from '../support/own-menu.ts';

for (const email of ['sam@clinic.example', 'nobody@clinic.example']) {
  test(`A-LOGIN-12 A-LOGIN-13 a non-admin is turned away: ${email}`, async ({ page }) => {
    await page.goto('/admin/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Access denied. Admin privileges required.',
    );

    await page.goto('/admin/dashboard/appointments');
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  });
}

test('A-GUARD-02 A-GUARD-03 A-GUARD-04 a visitor is stopped before any read, and led back after signing in', async ({
  page,
}) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/documents')) reads.push(request.url());
  });
  await page.goto('/admin/dashboard/appointments?status=new');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(
    page.getByText('You must be logged in as an administrator to access this page.'),
  ).toBeVisible();
  expect(reads).toEqual([]);

  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email').fill('dana@clinic.example');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('/admin/dashboard/appointments?status=new');
  await expect(page.getByText('Successfully signed in!')).toBeVisible();
});

test('A-LOGIN-06 A-SHELL-06 signing out leaves nothing open', async ({ page, problems }) => {
  // Requests under way at the sign-out are refused.
  problems.expect(/status of 403/);
  await signIn(page);
  await page.goto('/admin/login');
  await page.waitForURL('/admin/dashboard');
  await openOwnMenu(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Successfully signed out')).toBeVisible();
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

test('P-THEME-01 P-THEME-02 P-THEME-03 dark stays under /admin and survives a reload', async ({
  page,
}) => {
  await signIn(page);
  await page.getByRole('button', { name: /dark/i }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');

  await page.goto('/admin/dashboard');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
