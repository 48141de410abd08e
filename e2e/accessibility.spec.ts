import { sitePages } from '../scripts/feeds/sitemap.ts';
import { openApp } from '../scripts/local/open-app.ts';
import { signIn } from '../scripts/local/sign-in.ts';
import { fillIn, openAppointmentForm, send } from './support/appointment-form.ts';
import { chooseTheme, expectAccessible } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { openInApp, walkTo } from './support/open-in-app.ts';
import { expectLargeLetters, expectReflow, overflowOf } from './support/overflow.ts';
import { staffPages } from './support/staff-pages.ts';

/** The visitor pages, with the other content that they show in these walks. Neighbours are different components. */
const visitorPages = [
  ...sitePages,
  '/blog/how-utah-pip-pays',
  // A search without a result.
  '/gallery?q=zebra',
  // An article with a table.
  '/blog/talking-to-insurance-companies',
  '/no-such-page',
  '/about/avery-lund',
  // An article without pictures.
  '/blog/the-first-hour-after-a-crash',
  '/contact/received',
  '/blog/no-such-article',
];

/** For visitors these are documents of their own. */
const doors = ['/admin/login', '/admin/dashboard'];

// Which of the leads have a visit ahead or under way.
test.use({ isMobile: false });

test('axe finds nothing on the pages of visitors, and they fit every screen', async ({
  page,
  problems,
}, { project }) => {
  test.slow();
  // The photo without a file, and the article that does not exist.
  problems.expect(/status of 40[34]/);
  const expectFine = async () => {
    await expectAccessible(page);
    expect(await overflowOf(page), page.url()).toBe(0);
    if (project.name === 'phone') await expectReflow(page);
  };
  await openApp(page, '/');
  await expectFine();
  for (const path of visitorPages.slice(1)) {
    await walkTo(page, path);
    await expectFine();
  }
  for (const path of doors) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFine();
  }
});

test('axe finds nothing on the pages of staff and in the palette, and they fit every screen: dark on phones, light on desktops', async ({
  page,
}, info) => {
  test.slow();
  await chooseTheme(page, info);
  const [first = '', ...rest] = staffPages;
  await signIn(page, { next: first });
  for (const path of rest) {
    await walkTo(page, path);
    await expectAccessible(page);
    expect(await overflowOf(page), path).toBe(0);
    if (info.project.name === 'phone') await expectReflow(page);
  }
  await walkTo(page, first);
  await expectAccessible(page);
  if (info.project.name === 'phone') await expectReflow(page);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await palette.getByRole('combobox').fill('wh');
  await expect(palette.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('axe finds nothing in drawers, dialogs and questions, which have room for large letters: dark on phones, light on desktops', async ({
  page,
}, info) => {
  test.slow();
  const expectFine = async () => {
    await expectAccessible(page);
    if (info.project.name === 'phone') await expectLargeLetters(page);
  };
  const leave = async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  };
  await chooseTheme(page, info);
  await signIn(page, { next: '/admin/dashboard/appointments' });
  await page.getByRole('link', { name: 'Maria Olsen' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Maria Olsen' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose a time' }).click();
  await expect(page.getByLabel('Date', { exact: true })).toBeVisible();
  await expectAccessible(page);
  if (info.project.name === 'phone') await expectReflow(page);
  await leave();

  await page.getByRole('link', { name: 'Add request' }).click();
  await expect(page.getByRole('dialog', { name: 'Add a request' })).toBeVisible();
  await expectFine();
  await leave();

  await walkTo(page, '/admin/schedule?book=');
  await expect(page.getByRole('dialog', { name: 'Book an appointment' })).toBeVisible();
  await expectFine();
  await leave();

  await openInApp(page, '/admin/schedule?visit=a1');
  await expect(page.getByRole('dialog', { name: 'Owen Marsh' })).toBeVisible();
  await expectFine();
  await leave();

  await walkTo(page, '/admin/dashboard/pip-leads');
  await page.getByRole('button', { name: 'Dismiss Devin Park' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectFine();
  await leave();
  await page.getByRole('link', { name: 'Devin Park' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Devin Park' })).toBeVisible();
  await expectFine();
  await leave();

  await walkTo(page, '/admin/dashboard/media');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Edit photo' })).toBeVisible();
  await expectFine();
  await leave();
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await expect(page.getByRole('alertdialog', { name: /^Delete / })).toBeVisible();
  await expectFine();
});

test('axe finds nothing on the form’s error and success screens', { tag: '@phone' }, async ({
  page,
}) => {
  await openAppointmentForm(page);
  await send(page);
  await expect(page.getByRole('alert')).toBeFocused();
  await expectAccessible(page);

  await fillIn(page, { name: 'Owen Marsh', email: 'owen.marsh@example.com' });
  await send(page);
  await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing with the cookie banner open', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem('cookieConsent'));
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Cookies on this site' });
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await banner.getByRole('button', { name: 'Learn more' }).click();
  await expect(banner.getByText('Google Analytics may count visits')).toBeVisible();
  await expectAccessible(page);
});
