import { sitePages } from '../../scripts/feeds/sitemap.ts';
import { expect, test } from '../support/fixtures.ts';

const article = '/blog/how-utah-pip-pays';
const title = 'How Utah PIP pays for your care, step by step';

test.use({ javaScriptEnabled: false });

test('every page reads well, and its phone number works', async ({ page }) => {
  for (const path of [...sitePages, article]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.locator('a[href="tel:+18015550142"]:visible').first(), path).toBeVisible();
    await expect(page.getByText(/^Loading/), path).toHaveCount(0);
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
  }
});

test('lists and articles are complete', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.goto('/blog');
  const all = page.getByRole('region', { name: 'All Articles' });
  await expect(all.getByRole('article')).toHaveCount(10);
  await page.goto('/gallery');
  await expect(page.getByRole('button', { name: /^Open photo/ })).toHaveCount(24);
  const last = page.getByRole('button', { name: /^Open photo/ }).last();
  await expect(last.locator('img[src^="http"]')).toBeVisible();
  await page.goto(article);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Related articles' })).toBeVisible();
});

test('an unknown address says so', async ({ page, problems }) => {
  problems.expect(/status of 404/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
});
