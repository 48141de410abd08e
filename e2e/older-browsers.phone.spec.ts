import { openApp } from '../scripts/local/open-app.ts';
import { signInByForm } from '../scripts/local/sign-in.ts';
import { fillIn, openAppointmentForm, send } from './support/appointment-form.ts';
import { readAll } from './support/database.ts';
import { expect, test } from './support/fixtures.ts';
import { fillInGuideForm, openGuideForm, sendGuideForm } from './support/guide-form.ts';
import { makeOlder } from './support/older-browser.ts';
import { fillInRecordsForm, openRecordsForm, sendRecordsForm } from './support/records-form.ts';

test.use({ prefetches: true });

test.beforeEach(({ context }) => makeOlder(context));

const received = (email: string) =>
  expect
    .poll(async () => (await readAll('leads')).filter((lead) => lead.email === email))
    .toMatchObject([{ status: 'new', spam: false }]);

test('in an older browser, which has nothing newer, a patient reads articles and asks for an appointment', async ({
  page,
}) => {
  await openApp(page, '/');
  const left = await page.evaluate(() => {
    const known: Record<string, boolean> = {
      'Array.fromAsync': 'fromAsync' in Array,
      'Array.prototype.toSorted': 'toSorted' in Array.prototype,
      'HTMLElement.prototype.popover': 'popover' in HTMLElement.prototype,
      'HTMLElement.prototype.showPopover': 'showPopover' in HTMLElement.prototype,
      'Iterator.prototype.map': 'map' in Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      'Promise.withResolvers': 'withResolvers' in Promise,
      'Set.prototype.union': 'union' in Set.prototype,
      'URL.canParse': 'canParse' in URL,
      'document.startViewTransition': 'startViewTransition' in document,
      'navigator.userActivation': 'userActivation' in navigator,
      requestIdleCallback: 'requestIdleCallback' in window,
      scheduler: 'scheduler' in window,
    };
    const panel = document.createElement('div');
    panel.setAttribute('popover', 'auto');
    return Object.keys({ ...known, 'popover=""': panel.hasAttribute('popover') }).filter(
      (each) => known[each],
    );
  });
  expect(left).toEqual([]);

  await page.getByRole('banner').locator('summary').click();
  await page
    .getByRole('navigation', { name: 'Mobile' })
    .getByRole('link', { name: 'Blog' })
    .click();
  const all = page.getByRole('region', { name: 'All Articles' });
  const article = all.getByRole('article').first();
  const title = await article.getByRole('heading').innerText();
  await article.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await openAppointmentForm(page);
  await fillIn(page, { name: 'Maria Olsen', email: 'maria.older@example.com' });
  await send(page);
  await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeVisible();
  await received('maria.older@example.com');
});

test('a patient gets the guide', async ({ page }) => {
  await openGuideForm(page);
  await fillInGuideForm(page, { name: 'Trent Kimball', email: 'trent.older@example.com' });
  await sendGuideForm(page);
  await received('trent.older@example.com');
});

test('an attorney asks for records', async ({ page }) => {
  await openRecordsForm(page);
  await fillInRecordsForm(page, 'records.older@example.com');
  await sendRecordsForm(page);
  await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeVisible();
  await received('records.older@example.com');
});

test('staff sign in, set a status from the list and use the bar of tabs', async ({ page }) => {
  await signInByForm(page, { next: '/admin/dashboard/appointments' });
  const bar = page.getByRole('navigation', { name: 'Admin' });
  const more = bar.getByRole('button', { name: 'More' });
  const analytics = bar.getByRole('link', { name: 'Analytics' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(analytics).toBeHidden();

  const status = page.getByRole('button', { name: /^New: change status of / }).first();
  const name = await status.getAttribute('aria-label');
  await status.click();
  await page.getByRole('menuitem', { name: 'Mark contacted' }).click();
  await expect(
    page.getByRole('button', { name: `${name}`.replace('New', 'Contacted') }),
  ).toBeVisible();

  await more.click();
  await expect(analytics).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(analytics).toBeHidden();
  await expect(more).toBeFocused();
  await more.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(analytics).toBeHidden();
  await more.click();
  await analytics.click();
  await expect(page.getByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible();
  await expect(analytics).toBeHidden();
});
