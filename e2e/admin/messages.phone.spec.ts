import { signIn } from '../../scripts/local/sign-in.ts';
import { expectAccessible } from '../support/axe.ts';
import { readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { mailsTo } from '../support/mails.ts';

const patient = { name: 'Zelda Sentinel', email: 'zelda.sentinel@example.com' };

test('new words of a message are in the next mail, and its subject stays without health', async ({
  page,
}) => {
  await signIn(page, { next: '/admin/messages' });
  await page.getByRole('link', { name: /^Visit booked/ }).click();
  const subject = page.getByRole('textbox', { name: 'Subject' });
  const words = page.getByLabel('Message', { exact: true });
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('Hello Maria,');

  // A word about health does not get into a subject.
  await subject.fill('Your neck exam on {when}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('One thing needs another look')).toBeVisible();
  await expectAccessible(page);

  await subject.fill('See you ');
  await page.getByRole('group', { name: 'Add to the subject' }).getByText('{when}').click();
  await expect(subject).toHaveValue('See you {when}');
  await words.fill('{greeting}\n\nThe kettle is on. ');
  const add = page.getByRole('group', { name: 'Add to the message' });
  await add.getByText('{when}').click();
  await add.getByText('{link}').click();
  await page.keyboard.press('Control+z');
  await expect(words).toHaveValue('{greeting}\n\nThe kettle is on. {when}');
  await add.getByText('{link}').click();
  await expect(preview).toContainText('The kettle is on. ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Changed by Dana Reyes/).first()).toBeVisible();
  await expectAccessible(page);

  // The next booking.
  await page.goto('/admin/schedule?lead=c1');
  const booking = page.getByRole('dialog', { name: 'Schedule Maria Olsen' });
  await booking.getByRole('textbox', { name: 'Patient' }).fill(patient.name);
  await booking.getByRole('textbox', { name: /^Email/ }).fill(patient.email);
  await booking
    .getByRole('group', { name: /^Next free times/ })
    .getByRole('button')
    .last()
    .click();
  await booking.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page.getByText(/^Booked Zelda Sentinel for/)).toBeVisible();
  const visit = (await readAll('appointments')).find(
    ({ patientName }) => patientName === patient.name,
  );
  await page.goto(`/admin/schedule?visit=${visit?.id}`);
  const details = page.getByRole('dialog', { name: patient.name });
  await details.getByRole('button', { name: 'Send now' }).click();
  await expect(details.getByText(/^Told/)).toBeVisible();
  const [mail] = await mailsTo(patient.email);
  expect(mail?.subject).toMatch(/^See you \w+day, /);
  expect(mail?.text).toMatch(
    /^Hello Zelda,\n\nThe kettle is on\. \w+day, .+https?:\S+\/visit#\S+\n/,
  );
  expect(mail?.text).toContain("You're receiving this because");
});
