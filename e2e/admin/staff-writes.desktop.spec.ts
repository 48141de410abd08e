import type { Page } from 'playwright/test';
import { signIn } from '../../scripts/local/sign-in.ts';
import { localEmulator } from '../../scripts/seed/emulator.ts';
import { addDays, clinicDate } from '../../src/domain/time/clinic-day.ts';
import { mondayOf } from '../../src/domain/time/week.ts';
import { expectAccessible } from '../support/axe.ts';
import { readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { walkTo } from '../support/open-in-app.ts';

const inbox = '/admin/dashboard/appointments';
const monday = addDays(mondayOf(clinicDate(new Date())), 14);
const told = 'A colleague just changed this, so your change wasn’t saved';

test.use({ startsFresh: true });

test.beforeEach(async ({ page, problems }) => {
  problems.expect(/net::ERR_FAILED|status of 403|RPC_ERROR|RestConnection/);
  // Nothing but its own reads tells this page of a change: the feed is cut, and complains.
  await page.route('**/Listen/**', (route) => route.abort());
  problems.expect(/cleardot\.gif|Could not reach Cloud Firestore/);
});

/** The next write is stored, but neither its answer nor the question whether it was comes back. */
async function loseAnswer(page: Page): Promise<void> {
  let isStored = false;
  await page.route('**/documents:*', async (route) => {
    const isWrite = route.request().url().includes(':commit');
    if (!isWrite && !isStored) return route.fallback();
    if (isWrite && !isStored) await route.fetch();
    isStored = true;
    return route.abort();
  });
}

const whenBack = (page: Page) => page.unroute('**/documents:*');

test('an answer that is lost and a second press store one note, one call and one booking', async ({
  page,
}) => {
  await signIn(page, { next: `${inbox}/c1` });
  const drawer = page.getByRole('dialog');
  const before = (await readAll('leads/c1/activity')).length;

  await drawer.getByLabel('Add a note').fill('Prefers the side entrance.');
  await loseAnswer(page);
  await drawer.getByRole('button', { name: 'Save note' }).click();
  await expect(drawer.getByText(/^Failed to save the note/)).toBeVisible();
  await whenBack(page);
  await drawer.getByRole('button', { name: 'Save note' }).click();
  await expect(drawer.getByLabel('Add a note')).toHaveValue('');

  await loseAnswer(page);
  await drawer.getByRole('button', { name: 'Left a message' }).click();
  await expect(page.getByText(/^Failed to log the call/)).toBeVisible();
  await whenBack(page);
  await drawer.getByRole('button', { name: 'Left a message' }).click();
  await expect(page.getByText('Call logged')).toBeVisible();

  const added = await readAll('leads/c1/activity');
  expect(added).toHaveLength(before + 2);
  expect(added.filter(({ text }) => text === 'Prefers the side entrance.')).toHaveLength(1);

  const visits = (await readAll('appointments')).length;
  await page.goto(`/admin/schedule?week=${monday}&book=${monday}T10:00`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Patient', { exact: true }).fill('Walk-in Sample');
  await loseAnswer(page);
  await dialog.getByRole('button', { name: 'Book appointment' }).click();
  // The transaction is tried again by itself, without a connection.
  await expect(dialog.getByText(/^Failed to book the appointment/)).toBeVisible();
  await expect.poll(() => readAll('appointments')).toHaveLength(visits + 1);
  await whenBack(page);
  await dialog.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page.getByText(/^Booked Walk-in Sample/)).toBeVisible();
  expect(await readAll('appointments')).toHaveLength(visits + 1);
});

test('the later of two people is told before a status, staff and a photo are overwritten', async ({
  page,
  browser,
  problems,
}) => {
  const other = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await problems.watch(other);
  const colleague = await other.newPage();

  await signIn(page, { next: inbox });
  const row = page.getByRole('row', { name: /Maria Olsen/ });
  await expect(row.getByRole('button', { name: /^New: change status/ })).toBeVisible();
  await signIn(colleague, { email: 'front.desk@clinic.example', next: inbox });
  const theirs = colleague.getByRole('row', { name: /Maria Olsen/ });
  await theirs.getByRole('button', { name: /change status/ }).click();
  await colleague.getByRole('menuitem', { name: 'In review' }).click();
  await expect(colleague.getByText('Moved to In review')).toBeVisible();

  await row.getByRole('button', { name: /change status/ }).click();
  await page.getByRole('menuitem', { name: 'Mark completed' }).click();
  await expect(page.getByText(/ changed this to In review just now, so your change/)).toBeVisible();
  await expect(row.getByRole('button', { name: /^Contacted: change status/ })).toBeVisible();
  expect(await readAll('leads')).toContainEqual(
    expect.objectContaining({ id: 'c1', status: 'in_review' }),
  );

  // A member of staff.
  for (const each of [page, colleague]) {
    await walkTo(each, '/admin/media');
    await each.getByRole('button', { name: /^Edit Dr\. Avery Lund/ }).click();
  }
  await colleague.getByLabel('Title').fill('Chiropractic physician, lead');
  await colleague.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(colleague.getByText('Staff member updated successfully!')).toBeVisible();
  await page.getByLabel('Order').fill('1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(told)).toBeVisible();
  await expect(page.getByText('Title: Chiropractic physician, lead')).toBeVisible();
  await expect(page.getByLabel('Order')).toHaveValue('1');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Staff member updated successfully!')).toBeVisible();

  // A photo's details.
  for (const each of [page, colleague]) {
    await walkTo(each, '/admin/dashboard/media');
    await each.getByRole('button', { name: /^Edit/ }).first().click();
  }
  const save = 'Save changes';
  await colleague
    .getByRole('dialog')
    .getByLabel(/^Caption/)
    .fill('Seen by a colleague');
  await colleague.getByRole('button', { name: save }).click();
  await expect(colleague.getByText('Photo updated successfully!')).toBeVisible();
  await page.getByRole('dialog').getByLabel('Alt text').fill('Another description');
  await page.getByRole('button', { name: save }).click();
  await expect(page.getByText(told)).toBeVisible();
  await expect(page.getByText('Caption: Seen by a colleague')).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Alt text')).toHaveValue('Another description');
  await other.close();
});

test('an article with a field of an import is edited, and keeps it', async ({ page }) => {
  const [post] = await readAll('blogPosts');
  if (!post) throw new Error('The seed has articles.');
  const { id, ...fields } = post;
  await localEmulator().store([
    {
      path: `blogPosts/${id}`,
      data: { ...(fields as Record<string, never>), author: 'Ben Carter' },
    },
  ]);
  await signIn(page, { next: `/admin/dashboard/blog-posts/${id}` });
  await page.getByLabel('Summary').fill('Edited after the import.');
  await page
    .getByRole('button', { name: /^(Update post|Save draft)$/ })
    .first()
    .click();
  await expect(page.getByText(/successfully!/)).toBeVisible();
  expect(await readAll('blogPosts')).toContainEqual(
    expect.objectContaining({ id, author: 'Ben Carter', summary: 'Edited after the import.' }),
  );
});
