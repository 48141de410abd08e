import type { Page } from 'playwright';
import { demoPassword } from './demo-users.ts';

/** Signs in through the login page, by default as an administrator, and waits for `next`. */
export async function signIn(
  page: Page,
  { email = 'dana@clinic.example', password = demoPassword, next = '/admin/dashboard' } = {},
): Promise<void> {
  await page.goto(`/admin/login?next=${encodeURIComponent(next)}`);
  await logIn(page, email, password);
  await page.waitForURL(next);
}

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}
