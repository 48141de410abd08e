import type { Page } from 'playwright/test';
import { codeOf, nextCodeOf } from '../../scripts/local/authenticator-app.ts';
import { demoPassword } from '../../scripts/local/demo-users.ts';
import { setEmulatorClock } from '../../scripts/local/emulator-clock.ts';
import { logIn, signIn } from '../../scripts/local/sign-in.ts';
import { expect, test } from '../support/fixtures.ts';
import { openOwnMenu } from '../support/own-menu.ts';

test.use({ startsFresh: true });

const owner = 'owner@clinic.example';
const reception = 'reception@clinic.example';

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('6-digit code').fill(code);
  await page.keyboard.press('Enter');
}

/** Sets up an authenticator app on this page; a wrong code comes first. Returns its key. */
async function setUp(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const key = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(' ', '');
  await typeCode(page, '000000');
  await expect(page.getByText('That code isn’t right')).toBeVisible();
  await typeCode(page, codeOf(key));
  return key;
}

test('an owner sets up a second step, signs in with it, and requires it of the front desk', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  // The identity service refuses wrong codes, and asks for one after the password.
  problems.expect(/status of 400/);
  await signIn(page, { email: owner });
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Accounts' }).click();
  const option = page.getByRole('checkbox', { name: /Required for everyone/ });
  await expect(option).toBeDisabled();
  await page.getByRole('main').getByRole('link', { name: 'Your sign-in' }).click();
  const key = await setUp(page);
  await expect(page.getByRole('list', { name: 'Second steps' })).toBeVisible();

  await openOwnMenu(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('/admin/login');
  // Codes go by the time.
  await setEmulatorClock();
  await logIn(page, owner, demoPassword);
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  await typeCode(page, '000000');
  await expect(page.getByText('That code isn’t right')).toBeVisible();
  await expect(page.getByLabel('6-digit code')).toHaveValue('000000');
  await typeCode(page, nextCodeOf(key));
  await page.waitForURL('/admin/dashboard');

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Accounts' }).click();
  await option.click();
  await expect(page.getByText('The second step is required now.')).toBeVisible();
  await expect(option).toBeChecked();

  // The front desk sees no patient before it has one.
  const theirs = await browser.newContext({ baseURL });
  await problems.watch(theirs);
  const desk = await theirs.newPage();
  await desk.goto('/admin/login?next=%2Fadmin%2Fschedule');
  await logIn(desk, reception, demoPassword);
  await expect(desk.getByRole('heading', { name: 'Set up your second step' })).toBeVisible();
  await setUp(desk);
  await desk.waitForURL('/admin/schedule');
  await expect(desk.getByRole('heading', { name: 'Schedule', level: 1 })).toBeVisible();
  await theirs.close();
});
