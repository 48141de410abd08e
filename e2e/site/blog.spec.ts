import { expect, test } from '../support/fixtures.ts';

test('P-BLOG-05 the first cover is preloaded as wide as it is shown, and loaded once', {
  tag: '@phone',
}, async ({ page, request }) => {
  const html = await (await request.get('/blog')).text();
  expect(html).toMatch(/<link[^>]* rel="preload"[^>]* imageSrcSet="[^"]*w640[^>]* imageSizes="/);

  const loaded: string[] = [];
  page.on('request', (each) => void loaded.push(each.url()));
  await page.goto('/blog');
  const cover = page.getByRole('region', { name: 'Featured' }).locator('img[fetchpriority=high]');
  const shown = await cover.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.currentSrc;
  });
  expect(shown).toContain('%2Fw256.webp');
  expect(loaded.filter((url) => url === shown)).toHaveLength(1);
  expect(loaded.filter((url) => url.includes('w1280.webp'))).toEqual([]);
});

test('P-BLOG-10 P-POST-07 P-POST-10 P-POST-13 from the list to an article, to a related one, and Back', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/blog');
  const all = page.getByRole('region', { name: 'All Articles' });
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(all.getByRole('article')).toHaveCount(12);
  const last = all.getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  await last.getByRole('link', { name: 'Read More' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Gentle movement at home after a crash' }),
  ).toBeInViewport();

  const related = page.getByRole('region', { name: 'Related articles' });
  await expect(related.getByRole('article')).toHaveCount(3);
  const next = related.getByRole('article').first();
  const title = await next.getByRole('heading').textContent();
  await next.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeInViewport();

  await page.goBack();
  await page.goBack();
  await expect(all.getByRole('article')).toHaveCount(12);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
});
