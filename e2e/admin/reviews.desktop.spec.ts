import { signIn } from '../../scripts/local/sign-in.ts';
import { clinicDate } from '../../src/domain/time/clinic-day.ts';
import { readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';

const words = 'Nobody rushed me, and every bill was explained.';
const today = clinicDate(new Date());

test('an editor publishes a review, and the home page quotes it', async ({ page }) => {
  await signIn(page, { email: 'editor@clinic.example', next: '/admin/settings/reviews' });
  await page.getByRole('button', { name: 'Add review' }).click();
  await page.getByLabel('Words').fill(words);
  await page.getByLabel('Name to show').fill('Luis H.');
  await page.getByLabel('Where').fill('Google');
  await page.getByLabel('Web address').fill('https://maps.app.goo.gl/abc');
  await page.getByLabel('Date').fill(today);
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(words);
  await page.getByLabel('Said yes in writing on').fill(today);
  await page.getByRole('button', { name: 'Save draft' }).click();
  const publish = page.getByRole('button', { name: 'Publish the review of Luis H.' });
  await publish.click();
  await expect(page.getByText('Review published')).toBeVisible();
  const stored = (await readAll('reviews')).find(({ text }) => text === words);
  expect(stored).toMatchObject({ status: 'published', permittedOn: today });

  await page.goto('/');
  // A built page reads again once its visitor does something.
  await page.mouse.wheel(0, 100);
  const quotes = page.getByRole('region', { name: 'What patients tell us' }).getByRole('figure');
  await expect(quotes).toHaveCount(3);
  await expect(quotes.first()).toContainText(words);
  await expect(quotes.first().getByRole('link', { name: /^Google, / })).toHaveAttribute(
    'href',
    'https://maps.app.goo.gl/abc',
  );
});

test('the card with the QR code fits on one sheet of letter paper', async ({ page }) => {
  await signIn(page, { next: '/admin/settings/reviews/card' });
  await expect(page.getByRole('img', { name: /^QR code of https:/ })).toBeVisible();
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});
