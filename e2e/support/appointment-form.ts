import { expect, type Page } from 'playwright/test';
import { clearCooldowns } from './database.ts';

export type Visitor = { name: string; email: string; phone?: string; injury?: string };

/** Opens the contact page as a visitor without a cooldown. */
export async function openAppointmentForm(page: Page): Promise<void> {
  await clearCooldowns();
  await page.clock.install();
  await page.goto('/contact');
  await expect(page.getByRole('form', { name: 'Appointment request' })).toBeVisible();
}

/** Takes longer than a machine would, so that it counts as a person's. */
export async function fillIn(page: Page, { name, email, phone = '', injury = '' }: Visitor) {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone', { exact: true }).fill(phone);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByLabel('Type of injury').fill(injury);
  await page.clock.fastForward(3000);
}

export const send = (page: Page) =>
  page.getByRole('button', { name: 'Request Appointment' }).click();
