import { signIn } from '../../scripts/local/sign-in.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

const inbox = '/admin/dashboard/appointments';

test.use({ startsFresh: true });

test.beforeEach(async ({ page }) => {
  await signIn(page, { next: '/admin/schedule' });
  await expect(page.getByRole('heading', { name: 'Schedule', level: 1 })).toBeVisible();
});

test('A-APPT-14 staff schedule a request by a suggestion, confirm it, cancel it and think again', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(inbox);
  await page.getByRole('link', { name: 'Schedule Maria Olsen' }).click();
  await page.waitForURL(/\/admin\/schedule\?lead=c1$/);
  const dialog = page.getByRole('dialog', { name: 'Schedule Maria Olsen' });
  const suggestion = dialog.getByRole('group', { name: /Next free times/ }).getByRole('button');
  await expect(suggestion).toHaveCount(3);
  await suggestion.first().click();
  await expect(dialog.getByLabel('Date')).not.toHaveValue('');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page.getByText(/^Booked Maria Olsen for/)).toBeVisible();

  await page.getByRole('link', { name: /^Maria Olsen .*New patient/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Maria Olsen' });
  await drawer.getByRole('button', { name: 'Confirm' }).click();
  await expect(drawer.getByText('Confirmed', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(drawer.getByText('Cancelled', { exact: true })).toBeVisible();
  await page
    .getByRole('status')
    .filter({ hasText: 'Cancelled the appointment' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(drawer.getByText('Confirmed', { exact: true })).toBeVisible();
});
