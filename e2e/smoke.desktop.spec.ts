import { openApp } from '../scripts/local/open-app.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ prefetches: true });

test('the home page comes with its policy and runs under it', async ({ page }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an address that only the app knows, in capitals, gets its page', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 404/);
  await openApp(page, '/Attorneys');
  await expect(page).toHaveTitle(/^Attorneys/);
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toHaveCount(0);
});

test('a missing file answers 404 instead of a page of the app', async ({ request }) => {
  const answer = await request.get('/assets/no-such-file.js');
  expect(answer.status()).toBe(404);
});

test('staff pages allow sign-in and no frames', async ({ page }) => {
  const answer = await page.goto('/admin/login');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain('identitytoolkit.googleapis.com');
  expect(policy).not.toContain('frame-src');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});
