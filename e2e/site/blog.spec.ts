import { expect, test } from '../support/fixtures.ts';

test('P-BLOG-02 P-BLOG-03 P-BLOG-08 P-BLOG-09 P-BLOG-12 P-BLOG-14 the list shows ten published articles, then the rest', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('region', { name: 'Featured' }).getByRole('article')).toHaveCount(3);
  const all = page.getByRole('region', { name: 'All Articles' });
  await expect(all.getByRole('article')).toHaveCount(10);
  await expect(all.getByText('Recent', { exact: true })).toHaveCount(10);
  await expect(all.getByText('3 min read', { exact: true })).toHaveCount(10);

  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(all.getByRole('article')).toHaveCount(12);
  await expect(page.getByText('Winter driving with a sore back or neck')).toHaveCount(0);
});

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
  expect(shown).toContain('%2Fw640.webp');
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

test('P-POST-14 an article keeps its table, its link and its line breaks, and its script does not run', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/blog/talking-to-insurance-companies');
  const article = page.getByRole('article').first();
  await expect(article.getByRole('table')).toBeVisible();
  await expect(article.getByRole('link', { name: 'Utah Insurance Department' })).toHaveAttribute(
    'rel',
    'noopener',
  );
  await expect(article.getByText('Take a pen').locator('br')).not.toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-article-script');
  await expect(article.locator('script')).toHaveCount(0);
});

test('P-BLOG-14 the feeds name published articles and no draft', { tag: '@desktop' }, async ({
  request,
}) => {
  const [rss, sitemap] = await Promise.all(
    ['/rss.xml', '/sitemap.xml'].map(async (path) => {
      const answer = await request.get(path);
      expect(answer.headers()['content-type']).toContain('xml');
      return answer.text();
    }),
  );
  expect(rss?.match(/<item>/g)).toHaveLength(12);
  expect(sitemap?.match(/\/blog\/[a-z0-9-]+</g)).toHaveLength(14);
  for (const feed of [rss, sitemap]) {
    expect(feed).toContain('/blog/what-whiplash-feels-like<');
    expect(feed).not.toContain('winter-driving-after-a-crash');
  }
});
