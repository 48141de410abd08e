import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { clearCooldowns, readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Referral or records request' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Send request' }).click();

async function openForm(page: Page) {
  await clearCooldowns();
  await page.clock.install();
  await page.goto('/attorneys');
  await expect(form(page)).toBeVisible();
}

async function fillIn(page: Page, email: string) {
  await page.getByLabel('Firm').fill('Example & Partners');
  await page.getByLabel('Attorney').fill('Alex Example');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Client initials').fill('j. d.');
  await page.getByLabel('Date of loss').fill('2026-03-02');
  await page.getByLabel('What is needed').fill('Records from March to May.');
  await page.clock.fastForward(3000);
}

test(
  'a law firm asks for records, and the request is stored once',
  {
    tag: '@desktop',
  },
  async ({ page }, { project }) => {
    const email = `records.${project.name}@example.com`;
    await openForm(page);
    await send(page);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByText('Client initials are required').first()).toBeVisible();
    await expectAccessible(page);

    await fillIn(page, email);
    await send(page);
    await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeFocused();
    await expectAccessible(page);
    const stored = (await readAll('leads')).filter((lead) => lead.email === email);
    expect(stored).toMatchObject([
      { type: 'attorney', name: 'Alex Example', status: 'new', spam: false },
    ]);
    expect(String(stored[0]?.message)).toContain('Client initials: J. D.');
  },
);

test(
  'without the function the typed values stay, and a second try stores one request',
  { tag: '@phone' },
  async ({ page, problems }, { project }) => {
    problems.expect(/ERR_FAILED/);
    const email = `retry.${project.name}@example.com`;
    await openForm(page);
    await fillIn(page, email);
    await page.route('**/form-submission', (route) => route.abort());
    await send(page);
    await expect(page.getByRole('alert')).toContainText('Something went wrong');
    await expect(page.getByLabel('What is needed')).toHaveValue('Records from March to May.');
    await page.unroute('**/form-submission');
    await send(page);
    await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeVisible();
    expect((await readAll('leads')).filter((lead) => lead.email === email)).toHaveLength(1);
  },
);
