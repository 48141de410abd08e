import type { Page } from 'playwright/test';
import { clearCooldowns } from './database.ts';
import { expect } from './fixtures.ts';

/** The attorneys' form. */
const recordsForm = (page: Page) => page.getByRole('form', { name: 'Referral or records request' });

/** Opens the page as an attorney without a cooldown. */
export async function openRecordsForm(page: Page): Promise<void> {
  await clearCooldowns();
  await page.clock.install();
  await page.goto('/attorneys');
  await expect(recordsForm(page)).toBeVisible();
}

/** Takes longer than a machine would, so that it counts as a person's. */
export async function fillInRecordsForm(page: Page, email: string): Promise<void> {
  await page.getByLabel('Firm').fill('Example & Partners');
  await page.getByLabel('Attorney').fill('Alex Example');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Client initials').fill('j. d.');
  await page.getByLabel('Date of loss').fill('2026-03-02');
  await page.getByLabel('What is needed').fill('Records from March to May.');
  await page.clock.fastForward(3000);
}

export async function sendRecordsForm(page: Page): Promise<void> {
  await recordsForm(page).getByRole('button', { name: 'Send request' }).click();
}
