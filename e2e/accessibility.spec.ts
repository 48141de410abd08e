import { fillIn, openAppointmentForm, send } from './appointment-form.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

for (const path of ['/', '/contact', '/admin/login', '/admin/dashboard']) {
  test(`axe finds nothing on ${path} for a visitor`, async ({ page }) => {
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

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing in the back office, ${theme}`, async ({ page }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), theme);
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
}
