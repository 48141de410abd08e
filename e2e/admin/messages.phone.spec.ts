import { signIn } from '../../scripts/local/sign-in.ts';
import { readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';

test('new words of a message are typed and stored, and its subject stays without health', async ({
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
  const stored = (await readAll('templates')).find(({ id }) => id === 'visitBooked');
  expect(stored).toMatchObject({ subject: 'See you {when}' });
});
