import type { Page } from 'playwright/test';
import { clearCooldowns } from './database.ts';
import { expect } from './fixtures.ts';

/** Opens the page as a visitor without a cooldown. */
export async function openGuideForm(page: Page): Promise<void> {
  await clearCooldowns();
  await page.clock.install();
  await page.goto('/pip-guide');
  await expect(page.getByRole('form', { name: 'Send me the guide' })).toBeVisible();
}

/** Takes longer than a machine would, so that it counts as a person's. */
export async function fillInGuideForm(
  page: Page,
  { name, email }: { name: string; email: string },
): Promise<void> {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Were you in an accident?').selectOption('yes');
  await page.clock.fastForward(3000);
}

export async function sendGuideForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get the free guide' }).click();
}
