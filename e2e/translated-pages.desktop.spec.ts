import { openApp } from '../scripts/local/open-app.ts';
import { signIn } from '../scripts/local/sign-in.ts';
import { fillIn, openAppointmentForm, send } from './support/appointment-form.ts';
import { readAll } from './support/database.ts';
import { expect, test } from './support/fixtures.ts';
import { translatePage } from './support/translator.ts';

// A browser's translation puts elements of its own in the place of the app's texts.

test.beforeEach(({ page }) => page.addInitScript(translatePage));

test('a visitor whose browser translates the site turns pages and asks for an appointment', async ({
  page,
  problems,
}) => {
  // A built page that is translated before the app starts is drawn anew by React.
  problems.expect(/#418/);
  await openApp(page, '/gallery');
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await expect(pager).toContainText('Page 1 of');
  await pager.getByRole('link', { name: 'Next' }).click();
  await expect(pager).toContainText('Page 2 of');
  await expect(pager).not.toContainText('Page 1');

  await openAppointmentForm(page);
  await send(page);
  await expect(page.getByRole('alert')).toBeFocused();
  await fillIn(page, { name: 'Owen Marsh', email: 'owen.translated@example.com' });
  await send(page);
  await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeVisible();
  const stored = await readAll('leads');
  expect(stored.filter(({ email }) => email === 'owen.translated@example.com')).toHaveLength(1);
});

test('staff whose browser translates the back office log a call, and read what is true then', async ({
  page,
}) => {
  await signIn(page, { next: '/admin/dashboard/appointments' });
  await page.getByRole('link', { name: 'Maria Olsen' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Maria Olsen' });
  await drawer.getByRole('button', { name: 'Left a message' }).click();
  await drawer.getByRole('button', { name: 'Another time' }).click();
  await expect(drawer.getByLabel('Date')).toBeVisible();
  await drawer.getByRole('button', { name: 'Reached' }).click();
  await expect(drawer.getByRole('button', { name: /^Contacted: change status/ })).toBeVisible();
  await page.keyboard.press('Escape');
  const status = page
    .getByRole('row', { name: /Maria Olsen/ })
    .getByRole('button', { name: /change status/ });
  await expect(status).toHaveText('Contacted');
});
