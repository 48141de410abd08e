import type { Page } from 'playwright/test';
import { signIn } from '../../scripts/local/sign-in.ts';
import { readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { bookFirstFreeTime } from '../support/free-time.ts';
import { mailsTo } from '../support/mails.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const anna = {
  Patient: 'Anna First',
  Phone: '(801) 555-0191',
  Email: 'anna.first@example.com',
  'Note for staff': 'Anna has a bad knee.',
};
const ofAnna = /anna|555-0191|knee/i;

const field = (page: Page, label: string) =>
  page
    .getByRole('dialog')
    .getByRole('textbox', { name: new RegExp(`^${label}( \\(optional\\))?$`) });

async function type(page: Page, words: Record<string, string>) {
  for (const [label, text] of Object.entries(words)) await field(page, label).fill(text);
}

async function expectEmpty(page: Page, labels: string[]) {
  for (const label of labels) await expect(field(page, label)).toHaveValue('');
}

test('an abandoned booking waits under its name: the next patient gets none of it, and the mail about the visit', async ({
  page,
}) => {
  await signIn(page, { next: '/admin/schedule' });
  const before = (await readAll('appointments')).length;
  await page.getByRole('link', { name: 'Book appointment' }).click();
  await type(page, anna);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('link', { name: 'Book appointment' }).click();
  await expectEmpty(page, Object.keys(anna));
  const bea = { Patient: 'Bea Second', Email: 'bea@example.com' };
  await type(page, bea);
  // Staff see that a mail will go, however long the form is.
  await expect(page.getByLabel('Email the patient about this')).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Email the patient about this')).toBeChecked();
  await bookFirstFreeTime(page);
  await expect(page.getByText(`Booked ${bea.Patient} for`)).toBeVisible();

  const visit = (await readAll('appointments')).find(
    ({ patientName }) => patientName === bea.Patient,
  );
  expect(JSON.stringify(visit)).not.toMatch(ofAnna);
  await page.goto(`/admin/schedule?visit=${visit?.id}`);
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect.poll(() => mailsTo(bea.Email).then(({ length }) => length)).toBe(1);
  await page.keyboard.press('Escape');
  expect(await mailsTo(anna.Email)).toEqual([]);
  expect(await readAll('appointments')).toHaveLength(before + 1);

  // It is still there, and is booked after all.
  const kept = page.getByRole('region', { name: 'Unfinished bookings' });
  await kept.getByRole('button', { name: /^Resume Anna First, / }).click();
  await expect(field(page, 'Note for staff')).toHaveValue(anna['Note for staff']);
  await bookFirstFreeTime(page);
  await expect(page.getByText('Booked Anna First for')).toBeVisible();
  await expect(kept).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
    .not.toMatch(ofAnna);
});
