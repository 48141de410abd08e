import { signIn } from '../../scripts/local/sign-in.ts';
import { firestore } from '../../tests/emulator/stored.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ startsFresh: true });

/** Windows-1252: its quotation marks and accents are single bytes. */
const windows = (text: string) => Buffer.from(text.replaceAll('’', '\u0092'), 'latin1');

const file = windows(
  [
    'Last Name;First Name;DOB;Cell Phone;E-mail;Language',
    'O’Quimby;Mirabél;1/2/1980;385-555-0931;mirabel@example.com;Spanish',
    'Quimby;Otis;3/4/1990;385-555-0931;;',
    'Quimby;Nestor;;38555509;;English',
  ].join('\r\n'),
);

test('patients of the old system are brought, merged, taken apart and taken back', async ({
  page,
}) => {
  await signIn(page, { email: 'owner@clinic.example', next: '/admin/people/import' });
  await page
    .getByLabel('CSV file of patients')
    .setInputFiles({ name: 'patients.csv', mimeType: 'text/csv', buffer: file });
  await expect(page.getByRole('heading', { name: 'Step 2 of 4: Check the columns' })).toBeFocused();
  await expect(page.getByLabel('Cell Phone')).toHaveValue('phone');
  await page.getByRole('button', { name: 'Show the patients' }).click();
  const first = page.getByRole('list', { name: 'The first patients' });
  await expect(first).toContainText('Mirabél O’Quimby');
  await expect(first).toContainText('Row 4: the phone number has 8 digits');
  await page.getByRole('button', { name: 'Bring 3 patients' }).click();
  await expect(page.getByRole('list', { name: 'What became of them' })).toContainText(/3 new p/);

  // The desk finds them.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('otis quim');
  await page
    .getByRole('option', { name: /Otis Quimby/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Otis Quimby' })).toBeVisible();
  await expect(page.getByText('Both have (385) 555-0931.')).toBeVisible();
  await page.getByRole('button', { name: 'Same person: merge' }).click();
  await expect(page.getByRole('heading', { name: 'Merged into this person' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo the merge' }).click();
  await expect(page.getByRole('heading', { name: 'Maybe the same person' })).toBeVisible();

  await page.goto('/admin/people/import');
  await page.getByRole('button', { name: 'Undo patients.csv' }).click();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  // Mirabél was merged and taken apart since.
  await expect(page.getByRole('link', { name: 'Mirabél O’Quimby' })).toBeVisible();
  const left = await firestore.collection('persons').where('imported.name', '>', '').get();
  expect(left.docs.map((stored) => stored.get('name'))).toEqual(['Mirabél O’Quimby']);
});
