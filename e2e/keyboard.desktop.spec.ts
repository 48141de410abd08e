import { openApp } from '../scripts/local/open-app.ts';
import { signIn } from '../scripts/local/sign-in.ts';
import { openAppointmentForm } from './support/appointment-form.ts';
import { expect, test } from './support/fixtures.ts';
import { walkTo } from './support/open-in-app.ts';
import { setWidth } from './support/overflow.ts';
import { tabThrough } from './support/tab-walk.ts';

/** Long text with links, which is alike on every screen. */
const texts = [
  '/terms',
  '/disclaimer',
  '/notice-of-privacy-practices',
  '/good-faith-estimate',
  '/accessibility',
];

const paths = [
  '/',
  '/about',
  '/gallery',
  '/blog',
  '/blog/how-utah-pip-pays',
  '/patient-info',
  '/attorneys',
  '/pip-guide',
  '/contact',
  '/privacy',
  ...texts,
  '/language-help',
  '/no-such-page',
  // Spanish is longer. The website in Spanish is a document of its own.
  '/es',
  '/es/contacto',
  '/es/abogados',
  '/es/nada',
  '/admin/login',
];

// A desktop at 370 % zoom is as narrow as a phone.
const widths = [1440, 390];

test('Tab reaches every control of every page, in sight and marked, wide and narrow', async ({
  page,
  problems,
}) => {
  test.slow();
  problems.expect(/Failed to load resource.*404/);
  await openApp(page, '/');
  for (const path of paths) {
    if (path === '/admin/login') {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    } else if (path === '/es') await openApp(page, path);
    else if (path !== '/') await walkTo(page, path);
    // Until the older photos are there, controls come and go.
    if (path === '/gallery') await expect(page.getByText('Page 1 of 2')).toBeVisible();
    for (const width of texts.includes(path) ? [390] : widths) {
      await setWidth(page, width);
      // Menu and footer are the same on all pages.
      const part = path === '/' ? 'body' : 'main';
      expect(await tabThrough(page, part), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** Pages of the back office with a bar at the bottom of the window: a form's foot, or the tabs of a phone. */
const withBars = [
  '/admin/posts/new',
  '/admin/messages/visitBooked',
  '/admin/settings/visitors',
  '/admin/people/due',
  '/admin/dashboard/pip-leads',
];

test('Tab brings no control of the back office behind a bar, wide and narrow', async ({ page }) => {
  await signIn(page);
  for (const path of withBars) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of widths) {
      await setWidth(page, width);
      const found = await tabThrough(page, 'main');
      expect(
        found.filter((problem) => problem.startsWith('Out of sight')),
        `${path} at ${width} px`,
      ).toEqual([]);
    }
  }
});

test('P-COOKIE-01 the cookie banner comes early for Tab and hides nothing from it', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.removeItem('cookieConsent'));
  await page.goto('/contact');
  const banner = page.getByRole('region', { name: 'Cookies on this site' });
  await expect(banner).toBeVisible();
  for (const width of widths) {
    await setWidth(page, width);
    expect(await tabThrough(page, width === 390 ? 'body' : 'main'), `${width} px`).toEqual([]);
  }
  await page.reload();
  await expect(banner).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Learn more' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Reject All' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner).toHaveCount(0);
});

test('the first Tab offers the way past the menu, and the appointment form works by keyboard alone', async ({
  page,
}) => {
  await openAppointmentForm(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

  await page.getByLabel('Full name').focus();
  await page.keyboard.type('Beth Tanaka');
  await page.keyboard.press('Tab');
  await page.keyboard.type('beth.tanaka@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Mid-back');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Morning (8AM-12PM)' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.locator('input[name=slot][value=""]')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'More days' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('form').getByRole('link', { name: 'Privacy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Request Appointment' })).toBeFocused();
  await page.clock.fastForward(3000);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeFocused();
});
