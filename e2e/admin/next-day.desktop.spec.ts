import { signIn } from '../../scripts/local/sign-in.ts';
import { clinicDate } from '../../src/domain/time/clinic-day.ts';
import { readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { walkTo } from '../support/open-in-app.ts';

test('a no-show gets a new time', async ({ page }) => {
  // Before opening hours, when no demo visit is.
  await signIn(page, { next: `/admin/schedule?book=${clinicDate(new Date())}T06:00` });
  const form = page.getByRole('dialog', { name: 'Book an appointment' });
  await form.getByLabel('Patient', { exact: true }).fill('Sample Missing');
  await form.getByRole('button', { name: 'Book anyway' }).click();
  await expect(page.getByText('Booked Sample Missing for')).toBeVisible();
  await walkTo(page, '/admin/schedule/next-day');
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await page.getByRole('button', { name: 'No show: Sample Missing' }).click();
  await page.getByRole('link', { name: 'Book a new time: Sample Missing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book another appointment for Sample Missing' });
  await expect(dialog.getByLabel('Start')).not.toHaveValue('');
  await dialog.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page.getByText(/^Booked Sample Missing for/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  const stored = (await readAll('appointments')).filter(
    ({ patientName }) => patientName === 'Sample Missing',
  );
  expect(stored.map(({ status }) => status).sort()).toEqual(['no_show', 'scheduled']);
});
