import { expect, test } from '../support/fixtures.ts';

test.use({ prefetches: true });

const pages = [
  ['Home', '/'],
  ['About', '/about'],
  ['Clinic Gallery', '/gallery'],
  ['Blog', '/blog'],
  ['Patient Info', '/patient-info'],
  ['Attorneys', '/attorneys'],
  ['PIP Guide', '/pip-guide'],
  ['Contact', '/contact'],
] as const;

test('P-LAYOUT-01 P-LAYOUT-02 P-LAYOUT-03 P-LAYOUT-04 P-ROUTE-05 every entry of the menu leads to its page, read from the top', async ({
  page,
}, { project }) => {
  await page.goto('/');
  // The panel of a phone has the same entries.
  for (const [label, path] of project.name === 'phone' ? pages.slice(1, 3) : pages) {
    await page.evaluate(() => window.scrollTo(0, 2000));
    const header = page.getByRole('banner');
    await expect(header).toBeInViewport();
    if (project.name === 'phone') await header.getByText('Menu').click();
    await header.getByRole('navigation').getByRole('link', { name: label, exact: true }).click();
    await page.waitForURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});
