import type { Page } from 'playwright/test';
import { demoPassword } from '../../scripts/local/demo-users.ts';
import { signIn } from '../../scripts/local/sign-in.ts';
import { expect, test } from '../support/fixtures.ts';
import { openOwnMenu } from '../support/own-menu.ts';

const words = 'Zebra-stripe pain at night';
const inbox = '/admin/dashboard/appointments';

test.use({ startsFresh: true });

/** Where words of patients must never be. */
async function expectSecret(page: Page, console: string[]) {
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }) + document.title);
  expect(stored).not.toContain('Zebra');
  expect(page.url()).not.toContain('Zebra');
  expect(console.join()).not.toContain('Zebra');
}

test('a note survives an offline save, closing, a reload and a sign-out elsewhere, and is stored once', async ({
  page,
  context,
  problems,
}) => {
  // Firestore's listener asks Google for a picture to learn whether there is a connection; the policy refuses it.
  // Requests under way at the sign-out elsewhere are refused as well.
  problems.expect(/ERR_INTERNET_DISCONNECTED|RPC_ERROR|Could not reach|cleardot|status of 403/);
  const console: string[] = [];
  page.on('console', (message) => console.push(message.text()));
  await signIn(page, { next: inbox });
  await page.getByRole('link', { name: 'Maria Olsen', exact: true }).click();
  const note = page.getByLabel('Add a note');
  const restored = page.getByText('Unsaved note restored');
  await note.fill(words);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText(/^Failed to save the note/)).toBeVisible();
  await expect(page.getByText('Couldn’t refresh this request')).toBeVisible();
  await expect(note).toHaveValue(words);
  await expect(note).toBeFocused();
  await context.setOffline(false);
  await expect(page.getByText('Couldn’t refresh this request')).toBeHidden();
  await expect(note).toHaveValue(words);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'Maria Olsen', exact: true }).click();
  await expect(restored).toBeVisible();
  await page.reload();
  await expect(restored).toBeVisible();
  await expect(note).toHaveValue(words);
  await note.press('End');
  await note.pressSequentially('.');

  const other = await context.newPage();
  await other.goto('/admin/dashboard');
  await openOwnMenu(other);
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await expect(other.getByText('Successfully signed out')).toBeVisible();
  await expect(page.getByText('You’ve been signed out')).toBeVisible();
  await expect(page.locator('textarea')).toHaveCount(0);
  await expect.poll(() => page.content()).not.toMatch(/Maria|Zebra/);
  await other.goto('/admin/login');
  await other.getByLabel('Email').fill('dana@clinic.example');
  await other.getByLabel('Password', { exact: true }).fill(demoPassword);
  await other.getByRole('button', { name: 'Login' }).click();
  await other.waitForURL('/admin/dashboard');
  await expect(page.getByText('You’ve been signed out')).toBeHidden();
  await expect(note).toHaveValue(`${words}.`);
  await expect(note).toBeFocused();
  await expectSecret(page, console);

  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'History' })).toContainText(`${words}.`);
  await expect(note).toHaveValue('');
  await expect(restored).toBeHidden();
  // Still a dialog: the page behind it takes no focus, and Escape closes it.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'Maria Olsen', exact: true }).click();
  await expect(note).toHaveValue('');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
    .not.toContain('Zebra');
  await expectSecret(page, console);
});
