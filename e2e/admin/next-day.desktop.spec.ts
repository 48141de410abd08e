import type { Page } from 'playwright/test';
import { signIn } from '../../scripts/local/sign-in.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { clinicDate } from '../../src/domain/time/clinic-day.ts';
import { nextOpenDay } from '../../src/domain/visits/next-day.ts';
import { expectAccessible } from '../support/axe.ts';
import { readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { mailsTo, visitLinkIn } from '../support/mails.ts';

const email = 'sample.tomorrow@example.com';
const today = clinicDate(new Date());
const next = nextOpenDay(today, clinic);

/** Before opening hours, when no demo visit is. */
async function book(page: Page, date: string, name: string, address = '') {
  await page.goto(`/admin/schedule?book=${date}T06:00`);
  const dialog = page.getByRole('dialog', { name: 'Book an appointment' });
  await dialog.getByLabel('Patient', { exact: true }).fill(name);
  await dialog.getByLabel('Email (optional)').fill(address);
  if (address) await dialog.getByLabel('Email the patient about this').uncheck();
  await dialog.getByRole('button', { name: 'Book anyway' }).click();
  await expect(page.getByText(`Booked ${name} for`)).toBeVisible();
}

test('staff tell a patient of the next open day, who confirms; a no-show gets a new time', async ({
  page,
  browser,
  problems,
}) => {
  await signIn(page);
  await book(page, next, 'Sample Tomorrow', email);
  await page.locator('a[href="/admin/schedule/next-day"]').click();
  await expect(page.getByRole('heading', { name: /\d visits?: .*1 not told/ })).toBeVisible();
  const group = (name: string) => page.getByRole('region', { name });
  await expect(group('Not told').getByText('Not notified yet')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Email Sample Tomorrow' }).click();
  const told = group('Not confirmed').getByRole('listitem').filter({ hasText: 'Sample Tomorrow' });
  await expect(told.getByText(/^Told \w+ \d+:\d+ [AP]M$/)).toBeVisible();

  // The patient's phone.
  const [mail] = await mailsTo(email);
  const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await problems.watch(other);
  const patient = await other.newPage();
  await patient.goto(visitLinkIn(mail));
  await patient.getByRole('button', { name: 'Confirm appointment' }).click();
  await expect(patient.getByRole('heading', { name: 'You’re confirmed' })).toBeVisible();
  await other.close();
  const confirmed = page
    .getByRole('region', { name: /^Confirmed/ })
    .getByRole('listitem')
    .filter({ hasText: 'Sample Tomorrow' });
  await expect(confirmed.getByText('Confirmed by patient')).toBeVisible();

  await book(page, today, 'Sample Missing');
  await page.goto('/admin/schedule/next-day');
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
