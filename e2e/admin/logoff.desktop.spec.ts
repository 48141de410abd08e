import type { Page } from 'playwright/test';
import { demoPassword } from '../../scripts/local/demo-users.ts';
import { signIn, signInByForm } from '../../scripts/local/sign-in.ts';
import { expect, test } from '../support/fixtures.ts';

const inbox = '/admin/dashboard/appointments';
const words = 'Zebra-stripe pain at night';

test.use({ startsFresh: true });

const lockOf = (page: Page) => page.getByRole('dialog', { name: 'The screen is locked' });

/** Nothing that a patient wrote or is called, on the page or kept by the browser. */
async function expectNothingOfPatients(page: Page) {
  const left = await page.evaluate(
    () =>
      document.documentElement.outerHTML +
      document.title +
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(left).not.toMatch(/Zebra|Olsen/);
}

test('an unused screen locks in every tab, and keeps typed words for the same person', async ({
  page,
  context,
  problems,
}) => {
  // The wrong password; and Firestore's listeners, which wait ten seconds by the clock that jumps.
  problems.expect(/status of 400|RPC_ERROR|Could not reach|cleardot/);
  await page.clock.install();
  await signIn(page, { next: inbox });
  await page.getByRole('link', { name: 'Maria Olsen', exact: true }).click();
  const note = page.getByLabel('Add a note');
  await note.fill(words);
  const other = await context.newPage();
  await other.goto(inbox);
  await expect(other.getByRole('link', { name: 'Maria Olsen', exact: true })).toBeVisible();

  await page.clock.fastForward('15:00');
  for (const tab of [page, other]) {
    await expect(lockOf(tab)).toBeVisible();
    await expectNothingOfPatients(tab);
  }
  await other.reload();
  await expect(lockOf(other)).toBeVisible();
  await expectNothingOfPatients(other);

  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByText('Wrong password.')).toBeVisible();
  await expectNothingOfPatients(page);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(note).toHaveValue(words);
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${inbox}/.`));
  await expect(other.getByRole('link', { name: 'Maria Olsen', exact: true })).toBeVisible();
});

test('a sign-in ends with the browser', async ({ page, context }) => {
  await signInByForm(page, { next: inbox });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Maria Olsen', exact: true })).toBeVisible();
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'staff-session');
  expect(cookie).toMatchObject({ expires: -1, path: '/admin', sameSite: 'Strict' });

  // As a browser does that is closed.
  await context.clearCookies();
  await page.goto(inbox);
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expectNothingOfPatients(page);
});
