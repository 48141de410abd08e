import type { Page } from 'playwright';
import { demoPassword } from '../seed/users.ts';

/** Signs in through the login page, by default as an administrator, and waits for `next`. */
export async function signIn(
  page: Page,
  { email = 'dana@clinic.example', next = '/admin/dashboard' } = {},
): Promise<void> {
  await page.goto(`/admin/login?next=${encodeURIComponent(next)}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(next);
}
