import { shareImage } from '#domain/clinic/share-image.ts';
import { sitePages } from '../../scripts/feeds/sitemap.ts';
import { openApp } from '../../scripts/local/open-app.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { expect, test } from '../support/fixtures.ts';
import { walkTo } from '../support/open-in-app.ts';

test('P-SEO-03 P-SEO-04 P-SEO-05 P-SEO-06 each page says what it is to search engines and shared links', async ({
  page,
  request,
}) => {
  await openApp(page, '/');
  for (const path of sitePages) {
    expect((await request.get(path)).status(), path).toBe(200);
    if (path !== '/') await walkTo(page, path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      clinic.origin + path,
    );
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{50}/);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      clinic.origin + shareImage.address,
    );
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute(
      'content',
      'summary_large_image',
    );
  }
});

test('the picture of shared links, icons, manifest, robots.txt and sitemap are served', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/terms');
  const icons = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(icons).toHaveLength(3);

  const size = await page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob());
    return [bitmap.width, bitmap.height];
  }, shareImage.address);
  expect(size).toEqual([shareImage.width, shareImage.height]);

  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest.name).toBe(clinic.name);
  for (const address of [...icons, ...manifest.icons.map(({ src }: { src: string }) => src)]) {
    const icon = await request.get(address);
    expect(icon.status(), address).toBe(200);
    expect(icon.headers()['content-type'], address).toMatch(/^image\//);
  }

  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /admin\n');
  expect(robots).toContain(`Sitemap: ${clinic.origin}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  expect(addresses).toEqual(expect.arrayContaining(sitePages.map((path) => clinic.origin + path)));
  const [article = ''] = addresses.filter((address) => address.includes('/blog/'));
  expect((await request.get(article.replace(clinic.origin, baseURL ?? ''))).status()).toBe(200);
});

test('an unknown address answers 404, shows the way back and stays out of search', async ({
  page,
  problems,
}) => {
  problems.expect(/404 \(Not Found\)/);
  const answer = await page.goto('/nothing-here');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});
