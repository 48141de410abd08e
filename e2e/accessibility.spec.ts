import { signIn } from '../scripts/sign-in.ts';
import { fillIn, openAppointmentForm, send } from './appointment-form.ts';
import { chooseTheme, expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { overflowOf } from './overflow.ts';
import { staffPages } from './staff-pages.ts';

// The other pages are looked at in the stories of their own.
for (const path of ['/', '/contact', '/no-such-page', '/admin/login', '/admin/dashboard']) {
  test(`axe finds nothing on ${path} for a visitor`, async ({ page, problems }) => {
    if (path === '/no-such-page') problems.expect(/status of 404/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

test('axe finds nothing on the form’s error and success screens', async ({ page }) => {
  await openAppointmentForm(page);
  await send(page);
  await expect(page.getByRole('alert')).toBeFocused();
  await expectAccessible(page);

  await fillIn(page, { name: 'Owen Marsh', email: 'owen.marsh@example.com' });
  await send(page);
  await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing with the cookie banner open', async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem('cookieConsent'));
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Cookies on this site' });
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await banner.getByRole('button', { name: 'Learn more' }).click();
  await expect(banner.getByText('Google Analytics may count visits')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing in the back office: dark on phones, light on desktops', async ({
  page,
}, info) => {
  await chooseTheme(page, info);
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/admin/dashboard/appointments');
  await page.getByRole('link', { name: 'Maria Olsen' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Maria Olsen' })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
});

test('axe finds nothing on the pages of staff and in the palette, and each fits the screen: dark on phones, light on desktops', async ({
  page,
}, info) => {
  test.slow();
  await chooseTheme(page, info);
  await signIn(page);
  for (const path of staffPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    expect(await overflowOf(page), path).toBe(0);
  }
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await palette.getByRole('combobox').fill('wh');
  await expect(palette.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
