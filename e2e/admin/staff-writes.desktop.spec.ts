import type { Page } from 'playwright/test';
import { signIn } from '../../scripts/local/sign-in.ts';
import { readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';

const inbox = '/admin/dashboard/appointments';

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

test('an answer that is lost and a second press store one note and one call', async ({ page }) => {
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
});
