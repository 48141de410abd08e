import { fillIn, openAppointmentForm } from './appointment-form.ts';
import { expect, test } from './fixtures.ts';

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
  for (const [label, path] of pages) {
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

test('P-HOME-04 P-HOME-05 P-HOME-08 P-HOME-09 the home page tells what, where, and what to read', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  const treat = page.getByRole('region', { name: /What We Treat/ });
  await expect(treat.getByRole('listitem')).toHaveCount(8);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'View All Articles' })).toHaveAttribute(
    'href',
    '/blog',
  );
  await expect(page.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(3);
});

test('P-CONTACT-10 P-CONTACT-12 typed values survive a change of mind', { tag: '@phone' }, async ({
  page,
}) => {
  await openAppointmentForm(page);
  await fillIn(page, { name: 'Kaylee Jorgensen', email: 'kaylee.j@example.com' });
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await expect(page.getByRole('radio', { name: 'Yes' })).not.toBeChecked();
  await expect(page.getByLabel('Type of injury')).toHaveValue('');
});
