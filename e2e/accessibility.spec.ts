import type { Page } from 'playwright/test';
import { sitePages } from '../scripts/feeds/sitemap.ts';
import { openApp } from '../scripts/local/open-app.ts';
import { signIn } from '../scripts/local/sign-in.ts';
import { fillIn, openAppointmentForm, send } from './support/appointment-form.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { openInApp, walkTo } from './support/open-in-app.ts';
import { expectLargeLetters, expectReflow, setWidth } from './support/overflow.ts';
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

/** Spanish is longer, and lines break elsewhere: pages with narrow columns, buttons side by side, and forms. */
const spanishPages = ['/es/contacto', '/es/pacientes', '/es/guia-pip', '/es/abogados', '/es/nada'];

/** For visitors these are documents of their own. */
const doors = ['/admin/login', '/admin/dashboard'];

/** Pages of long text alone are alike when they are wide. */
const isText = (path: string) =>
  /^\/(terms|disclaimer|notice|good-faith|accessibility|language)/.test(path);

// A page that is too wide must not be scaled.
test.use({ isMobile: false });

// Each page is opened once, for both sizes. Pages of staff are dark on phones and light on desktops.
test.describe('a phone, and a desktop beside it', { tag: '@phone' }, () => {
  /** At once, as after a choice in another tab. */
  async function chooseTheme(page: Page, theme: 'dark' | 'light') {
    await page.evaluate((newValue) => {
      localStorage.setItem('theme', newValue);
      dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
    }, theme);
    await expect(page.locator('html[data-theme=dark]')).toHaveCount(theme === 'dark' ? 1 : 0);
  }

  const expectInLight = async (page: Page) => {
    await chooseTheme(page, 'light');
    await expectAccessible(page);
    await chooseTheme(page, 'dark');
  };

  test('axe finds nothing on the pages of visitors, and they fit every screen', async ({
    page,
    problems,
  }) => {
    test.slow();
    // The photo without a file, and the article that does not exist.
    problems.expect(/status of 40[34]/);
    await openApp(page, '/');
    for (const path of visitorPages) {
      if (path !== '/') await walkTo(page, path);
      await expectAccessible(page);
      await expectReflow(page, isText(path) ? undefined : () => expectAccessible(page));
    }
    await openApp(page, '/es');
    for (const path of ['/es', ...spanishPages]) {
      if (path !== '/es') await walkTo(page, path);
      await expectAccessible(page);
      await expectReflow(page);
    }
    for (const path of doors) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await expectReflow(page, () => expectAccessible(page));
    }
  });

  test('axe finds nothing on the pages of staff and in the palette, and they fit every screen', async ({
    page,
  }) => {
    test.slow();
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    const [first = '', ...rest] = staffPages;
    await signIn(page, { next: first });
    // The first one after another, which has loaded by then.
    for (const path of [...rest, first]) {
      await walkTo(page, path);
      await expectAccessible(page);
      await expectReflow(page, () => expectInLight(page));
    }
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Command palette' });
    await palette.getByRole('combobox').fill('wh');
    await expect(palette.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    await setWidth(page, 1440, 900);
    await expectInLight(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('axe finds nothing in drawers, dialogs and questions, which have room for large letters', async ({
    page,
  }) => {
    test.slow();
    /** What a card asks would close with the card, which a desktop shows in another way. */
    const expectFine = async ({ isQuestion = false } = {}) => {
      await expectAccessible(page);
      await expectLargeLetters(page);
      if (!isQuestion) await setWidth(page, 1440, 900);
      await expect(page.locator('dialog[open]')).toHaveCount(1);
      await expectInLight(page);
      await setWidth(page, 390);
    };
    const leave = async () => {
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    };
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await signIn(page, { next: '/admin/dashboard/appointments' });
    await page.getByRole('link', { name: 'Maria Olsen' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Maria Olsen' })).toBeVisible();
    await page.getByRole('button', { name: 'Choose a time' }).click();
    await expect(page.getByLabel('Date', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectReflow(page, () => expectInLight(page));
    await leave();

    await page.getByRole('link', { name: 'Add request' }).click();
    await expect(page.getByRole('dialog', { name: 'Add a request' })).toBeVisible();
    await expectFine();
    await leave();

    await walkTo(page, '/admin/schedule?book=');
    await expect(page.getByRole('dialog', { name: 'Book a visit' })).toBeVisible();
    await expectFine();
    await leave();

    await openInApp(page, '/admin/schedule?visit=a1');
    await expect(page.getByRole('dialog', { name: 'Owen Marsh' })).toBeVisible();
    await expectFine();
    await leave();

    await walkTo(page, '/admin/dashboard/pip-leads');
    await page.getByRole('button', { name: 'Dismiss Devin Park' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectFine({ isQuestion: true });
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
    await expectFine({ isQuestion: true });
    await leave();
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await expect(page.getByRole('alertdialog', { name: /^Delete / })).toBeVisible();
    await expectFine({ isQuestion: true });
  });
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
