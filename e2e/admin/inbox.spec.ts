import { signIn } from '../../scripts/local/sign-in.ts';
import { expect, test } from '../support/fixtures.ts';

const inbox = '/admin/dashboard/appointments';

test.use({ startsFresh: true });

test.beforeEach(async ({ page }) => {
  await signIn(page, { next: inbox });
  await expect(page.getByRole('heading', { name: 'Appointment Requests', level: 1 })).toBeVisible();
});

test('staff search, open a request, note a call and mark it contacted', {
  tag: '@phone',
}, async ({ page }) => {
  await page.getByRole('searchbox', { name: 'Search requests' }).fill('olsen');
  await page.waitForURL(/\?q=olsen|&q=olsen/);
  await page.getByRole('link', { name: 'Maria Olsen' }).first().click();

  const drawer = page.getByRole('dialog', { name: 'Maria Olsen' });
  await drawer.getByRole('button', { name: 'Left a message' }).click();
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Left a message' })).toBeVisible();
  await drawer.getByLabel('Add a note').fill('Prefers a call after 3 PM.');
  await drawer.getByRole('button', { name: 'Save note' }).click();
  await expect(
    drawer.getByRole('listitem').filter({ hasText: 'Prefers a call after 3 PM.' }),
  ).toContainText('Dana Reyes');

  await drawer.getByRole('button', { name: /change status of Maria Olsen/ }).click();
  await page.getByRole('menuitem', { name: 'Mark contacted' }).click();
  await expect(
    drawer.getByRole('button', { name: 'Contacted: change status of Maria Olsen' }),
  ).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Maria Olsen' }).first()).toBeFocused();
  await page.reload();
  await expect(
    page.getByRole('button', { name: 'Contacted: change status of Maria Olsen' }).first(),
  ).toBeVisible();
});
