import type { Locator, Page } from 'playwright/test';
import { emulatorUrls } from '../scripts/local/local-env.ts';
import { openApp } from '../scripts/local/open-app.ts';
import { signIn } from '../scripts/local/sign-in.ts';
import { seed } from '../scripts/seed.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ prefetches: true });

// What an open tab does when its code or its data fails to load: after a deploy, without a connection, and with a
// database that never answers.

const missing = /Failed to load resource|CodeMissing/;
const inbox = '/admin/dashboard/appointments';

/** A deploy has removed files: the host answers 404. With `thenNew`, documents loaded from now on get theirs. */
async function deploy(page: Page, files = /./, { thenNew = false } = {}) {
  let isOver = false;
  await page.route('**/*', (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    isOver ||= thenNew && request.isNavigationRequest();
    if (isOver || !pathname.startsWith('/assets/') || !files.test(pathname)) {
      return route.fallback();
    }
    return route.fulfill({ status: 404, body: 'Not found' });
  });
}

const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.mark = 'before';
  });
const marked = (page: Page) => page.locator('html[data-mark]');

const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).press('Enter');

test('a deploy between two pages of the website: the next one loads as a document, built pages stay', async ({
  page,
  problems,
}) => {
  problems.expect(missing);
  await openApp(page, '/privacy');
  await deploy(page, /about-page/, { thenNew: true });
  await markDocument(page);
  await follow(page, 'About');
  await expect(marked(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/A clinic for the weeks/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');

  // Code that the new build lacks as well: the built page is shown, once, and never in a loop.
  await page.unrouteAll();
  await openApp(page, '/privacy');
  await deploy(page, /attorneys-page/);
  await markDocument(page);
  await follow(page, 'Attorneys');
  await expect(marked(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('This page didn’t load')).toHaveCount(0);
  await openApp(page, '/privacy');
  await follow(page, 'Attorneys');
  const failure = page.getByRole('main');
  await expect(failure.getByRole('alert')).toContainText('This page didn’t load');
  await expect(failure.getByRole('link', { name: 'Call (801) 555-0142' })).toBeVisible();
  await page.unrouteAll();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This page didn’t load')).toHaveCount(0);
  await expect(page).toHaveURL('/attorneys');
});

test('a page chunk that fails on a direct visit: a second request starts the app, or the form stays with what is typed', async ({
  page,
  problems,
}) => {
  problems.expect(missing);
  await page.addInitScript(() =>
    addEventListener('app-failed', () => {
      document.documentElement.dataset.app = 'failed';
    }),
  );
  // A glob is of the whole address, so it leaves out the second request.
  await page.route('**/assets/contact-page-*.js', (route) => route.abort());
  await openApp(page, '/contact');
  await expect(page.locator('html')).not.toHaveAttribute('data-app');

  await page.route('**/assets/contact-page-*.js?again', (route) => route.abort());
  await page.goto('/contact.html?utm_source=card#main');
  await page.getByLabel('Full name').fill('Priya Natarajan');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'failed');
  await expect(page.getByLabel('Full name')).toHaveValue('Priya Natarajan');
  await expect(page.getByRole('form', { name: 'Appointment request' })).toBeVisible();
  await expect(page.getByText('This page didn’t load')).toHaveCount(0);
  // Its own address, without the name of the file.
  await expect(page).toHaveURL('/contact?utm_source=card#main');
});

test.describe('the back office', () => {
  test.use({ startsFresh: true });

  const setStatus = async (page: Page, to: string) => {
    await page
      .getByRole('button', { name: /change status of Maria Olsen/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: to }).click();
  };

  test('after a deploy: inbox, drawer, booking and editor go on, and another page comes as a document', async ({
    page,
    problems,
  }) => {
    problems.expect(missing);
    await signIn(page, { next: inbox });
    await expect(page.getByRole('link', { name: 'Maria Olsen' }).first()).toBeVisible();
    await deploy(page);
    await setStatus(page, 'Mark contacted');
    await expect(page.getByText('Marked contacted')).toBeVisible();
    await page.getByRole('link', { name: 'Maria Olsen' }).first().click();
    const drawer = page.getByRole('dialog', { name: 'Maria Olsen' });
    await drawer.getByLabel('Add a note').fill('Prefers a call after 3 PM.');
    await drawer.getByRole('button', { name: 'Save note' }).click();
    await expect(
      drawer.getByRole('listitem').filter({ hasText: 'Prefers a call after 3 PM.' }),
    ).toBeVisible();

    await page.unrouteAll();
    await page.goto('/admin/schedule');
    await expect(page.getByRole('heading', { name: 'Schedule', level: 1 })).toBeVisible();
    await deploy(page);
    await page.getByRole('link', { name: 'Book visit' }).click();
    const freeTimes = page.getByRole('dialog').getByRole('group', { name: /Next free times/ });
    await expect(freeTimes.getByRole('button').first()).toBeVisible();
    await page.keyboard.press('Escape');

    await page.unrouteAll();
    await page.goto('/admin/dashboard/blog-posts/p1');
    await expect(page.getByLabel('Summary')).not.toHaveValue('');
    await deploy(page);
    await page.getByLabel('Summary').fill('Written before the deploy.');
    await page.getByRole('button', { name: 'Update post' }).click();
    await expect(page.getByText('Blog post updated successfully!')).toBeVisible();
    await page.unrouteAll();

    // Code that the tab has never loaded is gone: the page fails inside the frame, and can be retried.
    await deploy(page, /figures-page|palette/);
    await page.goto(inbox);
    await markDocument(page);
    const admin = page.getByRole('navigation', { name: 'Admin' });
    await admin.getByRole('link', { name: /^Analytics/ }).click();
    await expect(marked(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('This page didn’t load');
    await page.keyboard.press('Control+k');
    await expect(page.getByText('The search didn’t load')).toBeVisible();
    await expect(admin).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
    await expect(
      page.getByRole('heading', { name: 'Analytics Dashboard', level: 1 }),
    ).toBeVisible();
  });

  test('a page that is a part of a file is still that page after the second request for the file', async ({
    page,
    problems,
  }) => {
    problems.expect(missing);
    await page.route('**/assets/figures-page-*.js', (route) => route.abort());
    await signIn(page, { next: '/admin/analytics/response' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How fast we answer');
  });
});

test('a database that accepts and never answers: each read ends with an error message and a retry', async ({
  page,
  problems,
}) => {
  // Messages of the inbox's listener.
  problems.expect(/Could not reach Cloud Firestore/);
  /** From now on no answer comes: the time limit of what `act` reads passes until the page shows the error. */
  const hang = async (act: () => Promise<void>, error: Locator) => {
    await page.route(`${emulatorUrls.firestore}/**`, () => {});
    await act();
    await expect(async () => {
      await page.clock.fastForward(15_000);
      await expect(error).toBeVisible({ timeout: 1000 });
    }).toPass();
  };
  await seed({});
  await page.clock.install();
  await openApp(page, '/privacy');
  const main = page.getByRole('main');
  const alert = main.getByRole('alert');
  await hang(() => follow(page, 'Blog'), alert.filter({ hasText: 'Failed to load posts' }));
  await hang(
    () => follow(page, 'Clinic Gallery'),
    alert.filter({ hasText: 'Failed to load gallery' }),
  );
  await page.unrouteAll();
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/^Showing \d+ images/)).toBeVisible();

  await signIn(page, { next: inbox });
  await expect(page.getByRole('link', { name: 'Maria Olsen' }).first()).toBeVisible();
  const drawer = page.getByRole('dialog');
  await hang(
    () => page.getByRole('link', { name: 'Maria Olsen' }).first().click(),
    drawer.getByText('Failed to load this request'),
  );
  await page.unrouteAll();
  await drawer.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('dialog', { name: 'Maria Olsen' })).toBeVisible();
  await page.keyboard.press('Escape');
  const filter = page.getByRole('navigation', { name: 'Filter by status' });
  await hang(
    () => filter.getByRole('link', { name: /Contacted/ }).click(),
    page.getByText('Failed to load appointment requests'),
  );
});
