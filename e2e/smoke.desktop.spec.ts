import { openApp } from '../scripts/local/open-app.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ prefetches: true });

test('pages come with their policies and run under them; an address in capitals gets its page, a missing file answers 404', async ({
  page,
  request,
  problems,
}) => {
  const policyOf = async (path: string) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return answer?.headers()['content-security-policy'] ?? '';
  };
  expect(await policyOf('/')).toContain("default-src 'none'");
  // Staff pages allow sign-in and no frames.
  const ofStaff = await policyOf('/admin/login');
  expect(ofStaff).toContain('identitytoolkit.googleapis.com');
  expect(ofStaff).not.toContain('frame-src');

  // Only the app knows it.
  problems.expect(/status of 404/);
  await openApp(page, '/Attorneys');
  await expect(page).toHaveTitle(/^Attorneys/);
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toHaveCount(0);

  // A mail program took the bracket behind the link for a part of it.
  const guide = page.waitForEvent('download');
  await page.goto('/pip-guide.pdf)');
  expect((await guide).suggestedFilename()).toBe('pip-guide.pdf');

  const { 'content-type': type } = (await request.get('/rss.xml')).headers();
  expect(type).toContain('xml');
  // No page of the app.
  expect((await request.get('/assets/no-such-file.js')).status()).toBe(404);
});
