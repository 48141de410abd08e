import type { Page } from 'playwright/test';
import { openApp } from '../scripts/open-app.ts';
import { seed } from '../scripts/seed.ts';
import { signIn } from '../scripts/sign-in.ts';
import { openAppointmentForm } from './appointment-form.ts';
import { expect, test } from './fixtures.ts';

// What an open tab does when its code or its data does not come: after a deploy, on a lost line, beside a
// database that accepts and never answers.

const missing = /Failed to load resource|dynamically imported|CodeMissing|preload CSS/;
const isReloaded = (page: Page) => page.evaluate(() => !('mark' in window));
const mark = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { mark: true });
  });

/** A deploy has replaced the files whose names match: the host answers 404 until `over` is called. */
async function deploy(page: Page, files: RegExp): Promise<() => Promise<void>> {
  const answer = (url: URL) => url.pathname.startsWith('/assets/') && files.test(url.pathname);
  await page.route(answer, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  return () => page.unroute(answer);
}

test.describe('the website after a deploy', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a page whose code is gone on a direct visit stays as it was built, with what is typed', async ({
    page,
    problems,
  }) => {
    problems.expect(missing);
    await page.addInitScript(() =>
      addEventListener('app-failed', () => {
        document.documentElement.dataset.app = 'failed';
      }),
    );
    const asked: string[] = [];
    page.on('request', ({ url }) => void asked);
    await page.route('**/assets/contact-page-*.js', (route) => route.abort());
    await page.goto('/contact');
    await page.getByLabel('Full name').fill('Priya Natarajan');
    await expect(page.locator('html')).toHaveAttribute('data-app', 'failed');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Contact/);
    await expect(page.getByLabel('Full name')).toHaveValue('Priya Natarajan');
    await expect(page.getByText('This page did not load')).toHaveCount(0);
  });
});
