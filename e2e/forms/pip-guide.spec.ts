import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  fillInGuideForm as fillIn,
  openGuideForm,
  sendGuideForm as send,
} from '../support/guide-form.ts';

const endpoint = '**/.netlify/functions/form-submission';

const success = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Success! Download Your Guide' });

test(
  'P-PIP-17 P-PIP-18 P-PIP-21 P-PIP-22 the guide comes by itself, once, and again by the button; the lead is stored',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const email = `nora.whitaker.${project.name}@example.com`;
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    await openGuideForm(page);
    await fillIn(page, { name: 'Nora Whitaker', email });

    const [download] = await Promise.all([page.waitForEvent('download'), send(page)]);
    expect(download.suggestedFilename()).toBe('pip-guide.pdf');
    const file = readFileSync(await download.path());
    expect(file.equals(readFileSync('public/pip-guide.pdf'))).toBe(true);
    await expect(success(page)).toBeFocused();
    await expect(page.getByRole('form')).toHaveCount(0);
    await expectAccessible(page);
    expect(downloads).toEqual(['pip-guide.pdf']);

    await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /Download the guide/ }).click(),
    ]);

    const stored = (await readAll('leads')).filter((lead) => lead.email === email);
    expect(stored).toMatchObject([
      {
        type: 'pip',
        name: 'Nora Whitaker',
        phone: '',
        wasInAccident: true,
        message: 'Car accident: Yes',
        status: 'new',
        spam: false,
      },
    ]);
  },
);

test(
  'P-PIP-13 P-PIP-16 function down: the typed values stay, nothing is downloaded, a retry stores one lead',
  { tag: '@desktop' },
  async ({ page, problems }, { project }) => {
    const email = `caleb.stone.${project.name}@example.com`;
    problems.expect(/Failed to load resource/);
    page.on('download', (download) => problems.found.push(`download: ${download.url()}`));
    await openGuideForm(page);
    await fillIn(page, { name: 'Caleb Stone', email });

    await page.route(endpoint, (route) => route.abort());
    await send(page);
    // Where the machine has no network, the browser calls this offline, and the form says so, too.
    await expect(page.getByRole('alert')).toContainText('Something went wrong. Please try again.');
    await expect(page.getByLabel('Full Name')).toHaveValue('Caleb Stone');
    await expect(page.getByLabel('Email Address')).toHaveValue(email);
    await expect(page.getByLabel('Were you in an accident?')).toHaveValue('yes');
    await expectAccessible(page);

    page.removeAllListeners('download');
    await page.unroute(endpoint);
    await send(page);
    await expect(success(page)).toBeVisible();
    const stored = (await readAll('leads')).filter((lead) => lead.email === email);
    expect(stored).toHaveLength(1);
  },
);

test('P-PIP-12 a second request within a minute is refused; the appointment form is not held up', {
  tag: '@phone',
}, async ({ page }) => {
  await openGuideForm(page);
  await fillIn(page, { name: 'Ivy Larsen', email: 'ivy.larsen@example.com' });
  await send(page);
  await expect(success(page)).toBeVisible();

  await page.reload();
  await fillIn(page, { name: 'Ivy Larsen', email: 'ivy.larsen@example.com' });
  await send(page);
  await expect(page.getByRole('alert')).toHaveText('Please wait a moment before submitting again.');
  expect(await page.evaluate(() => localStorage.getItem('contactLeadAt'))).toBeNull();
});

test('P-PIP-06 the whole form is on the first screen, down to its button', async ({ page }) => {
  await page.goto('/pip-guide');
  await expect(page.getByRole('button', { name: 'Get the free guide' })).toBeInViewport({
    ratio: 1,
  });
});
