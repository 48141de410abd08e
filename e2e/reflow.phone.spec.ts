import type { Page } from 'playwright/test';
import { sitePages } from '../scripts/feeds/sitemap.ts';
import { openApp } from '../scripts/open-app.ts';
import { signIn } from '../scripts/sign-in.ts';
import { expect, test } from './fixtures.ts';
import { overflowOf } from './overflow.ts';
import { staffPages } from './staff-pages.ts';

// Nobody has to scroll sideways: not on the smallest phones, nor on a desktop at 400 %, nor with letters that
// a visitor has set larger or wider.

const pages = [...sitePages, '/blog/how-utah-pip-pays', '/admin/login'];

/** As WCAG 1.4.12 has them, and as phones offer them. */
const letters = {
  wider:
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
  larger: ':root { font-size: 130% }',
};

async function expectFit(page: Page) {
  for (const width of [320, 360, 600, 900, 1200, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflowOf(page), `${page.url()} at ${width} px`).toBe(0);
  }
  for (const [name, styles] of Object.entries(letters)) {
    const sheet = await page.addStyleTag({ content: styles });
    expect(await overflowOf(page), `${page.url()} with ${name} letters`).toBe(0);
    await sheet.evaluate((element) => element.parentNode?.removeChild(element));
  }
}

// The policy would keep the letters as they are.
test.use({ bypassCSP: true, isMobile: false });

test('pages of visitors fit the screen', async ({ page }) => {
  for (const path of pages) {
    await openApp(page, path);
    await expectFit(page);
  }
});

test('pages of staff fit the screen', async ({ page }) => {
  test.slow();
  await signIn(page);
  for (const path of ['/admin/dashboard', '/admin/dashboard/appointments', ...staffPages]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await expectFit(page);
  }
});
