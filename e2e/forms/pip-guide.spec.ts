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

test('P-PIP-06 the whole form is on the first screen, down to its button', async ({ page }) => {
  await page.goto('/pip-guide');
  await expect(page.getByRole('button', { name: 'Get the free guide' })).toBeInViewport({
    ratio: 1,
  });
});
