import type { Page } from 'playwright';
import { demoPassword } from '../seed/users.ts';

/** Opens a page of the back office as an administrator would, by way of the login page. */
export async function signIn(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(`${origin}/admin/login?next=${encodeURIComponent(path)}`);
  await page.getByLabel('Email').fill('dana@clinic.example');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(origin + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}
