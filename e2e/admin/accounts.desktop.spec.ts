import { setEmulatorClock } from '../../scripts/local/emulator-clock.ts';
import { emulatorUrls, projectId } from '../../scripts/local/local-env.ts';
import { logIn, signIn, signInByForm } from '../../scripts/local/sign-in.ts';
import { expect, test } from '../support/fixtures.ts';

const email = 'new.person@clinic.example';
const password = 'their-own-words-1';

/** The link of the latest mail to this address. The emulator sends none, and lists them. */
async function resetLink(): Promise<string> {
  const answer = await fetch(`${emulatorUrls.auth}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await answer.json()) as {
    oobCodes: { email: string; requestType: string; oobLink: string }[];
  };
  const mails = oobCodes.filter((each) => each.email === email);
  expect(mails.map(({ requestType }) => requestType)).toContain('PASSWORD_RESET');
  return mails.at(-1)?.oobLink ?? '';
}

test('an owner invites a person, who signs in, sees their own pages, signs in again after a sign-out everywhere, and is out once suspended', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  // Requests under way while the account is suspended are refused, a transaction with 400.
  problems.expect(/status of 40[03]/);
  await signIn(page, { email: 'owner@clinic.example' });
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Accounts' }).click();
  // The settings of the clinic have a name, too.
  await expect(page.getByRole('region', { name: 'Invite someone' })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('New Person');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Role').selectOption('Front desk');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`is on its way to ${email}`)).toBeVisible();
  const row = page.getByRole('row', { name: email });
  await expect(row.getByText('Invited')).toBeVisible();
  // The owner is still signed in as themselves.
  await expect(page.getByText('Welcome')).toBeHidden();
  await expect(page.getByRole('row', { name: /\(you\)/ })).toContainText('owner@clinic.example');

  // The account has no password that anybody knows. The link of the mail sets one.
  const link = await resetLink();
  expect((await fetch(`${link}&newPassword=${password}`)).ok).toBe(true);

  const theirs = await browser.newContext({ baseURL });
  await problems.watch(theirs);
  const other = await theirs.newPage();
  await signInByForm(other, { email, password });
  const tabs = other.getByRole('navigation', { name: 'Admin' }).getByRole('link');
  await expect(tabs).toHaveCount(4);
  await expect(tabs.filter({ hasText: 'Schedule' })).toBeVisible();
  await expect(tabs.filter({ hasText: 'Blog Posts' })).toHaveCount(0);
  await other.goto('/admin/accounts');
  await other.waitForURL('/admin/dashboard');

  const change = async (choice: string) => {
    await row.getByRole('button', { name: /^Change/ }).click();
    await page.getByRole('menuitem', { name: choice }).click();
  };
  await change('Sign out everywhere');
  await expect(other.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(async () => {
    // A sign-in within the same second doesn't count.
    await setEmulatorClock();
    await other.goto('/admin/login');
    await logIn(other, email, password);
    await other.waitForURL('/admin/dashboard', { timeout: 10_000 });
  }).toPass();

  // Another role: the other browser follows without a click.
  await change('Change role to Editor');
  await other.waitForURL('/admin/dashboard/blog-posts');
  await expect(tabs).toHaveCount(3);
  await expect(tabs.filter({ hasText: 'Schedule' })).toHaveCount(0);

  await change('Suspend…');
  // The button's cell is right-aligned; its dialog is not.
  await expect(page.getByRole('alertdialog')).toHaveCSS('text-align', 'start');
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(row.getByText('Suspended')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(other.getByText('You do not have administrator privileges.')).toBeVisible();
  await other.getByRole('link', { name: 'Login as Admin' }).click();
  await logIn(other, email, password);
  await expect(other.getByRole('alert')).toContainText('Access denied. Admin privileges required.');
  await theirs.close();
});
