import { openApp } from '../../scripts/local/open-app.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

test('a visitor goes from the team to a provider, and on to a request', async ({ page }) => {
  await openApp(page, '/about');
  await page.getByRole('link', { name: 'More about Dr. Avery Lund' }).click();
  await expect(page).toHaveURL('/about/avery-lund');
  await expect(page.getByRole('heading', { level: 1, name: 'Dr. Avery Lund' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Re-examination' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Request an appointment' }).first().click();
  await expect(page).toHaveURL('/contact?with=Dr.%20Avery%20Lund');
  await expect(page.getByLabel(/^Who you’d like to see/)).toHaveValue('Dr. Avery Lund');
  await expect(page.getByRole('heading', { name: 'Request an appointment' })).toBeVisible();
  // The coordinator has no page.
  await openApp(page, '/about');
  await expect(page.getByRole('heading', { name: 'Rosa Marquez' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'More about Rosa Marquez' })).toHaveCount(0);
});

test('the build has a file for each provider, and the sitemap names it', async ({ request }) => {
  const html = await (await request.get('/about/avery-lund')).text();
  expect(html).toContain('<title data-built>Dr. Avery Lund, Chiropractic physician |');
  expect(html).toMatch(/<link[^>]* rel="canonical" href="[^"]*\/about\/avery-lund"/);
  expect(html).toContain('"@type":"Person"');
  expect(html).toContain('"@type":"BreadcrumbList"');
  expect(html).toMatch(/<h1[^>]*>Dr\. Avery Lund<\/h1>/);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap.match(/\/about\/[a-z-]+</g)?.sort()).toEqual([
    '/about/avery-lund<',
    '/about/ben-aldous<',
    '/about/jordan-taufa<',
  ]);
});

test('an address of no one shows the not-found screen', async ({ page, problems }) => {
  problems.expect(/status of 404/);
  await openApp(page, '/about/nobody');
  await expect(
    page.getByRole('heading', { level: 1, name: '404 - Team Member Not Found' }),
  ).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
