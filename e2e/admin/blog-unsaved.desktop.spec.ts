import { signIn } from '../../scripts/local/sign-in.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

const tab = '/admin/dashboard/blog-posts';

test.use({ startsFresh: true });

test('A-ERR-06 a save that fails loses nothing, and what was typed survives a crash', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED|RPC_ERROR/);
  await signIn(page, { next: `${tab}/p1` });
  await page.getByLabel('Summary').fill('Words that must not get lost.');
  await page.route('**/documents:*', (route) => route.abort());
  await page.getByRole('button', { name: 'Update post' }).click();
  await expect(page.getByText('Failed to update blog post')).toBeVisible();
  await expect(page.getByLabel('Summary')).toHaveValue('Words that must not get lost.');
  await expectAccessible(page);
  await page.unroute('**/documents:*');

  // The browser goes without a word.
  const again = await page.context().newPage();
  await page.close();
  await again.goto(`${tab}/p1`);
  await expect(again.getByLabel('Summary')).not.toHaveValue('Words that must not get lost.');
  await again.getByRole('button', { name: 'Restore' }).click();
  await again.getByRole('button', { name: 'Update post' }).click();
  await expect(again.getByText('Blog post updated successfully!')).toBeVisible();
  await again.goto('/blog/what-whiplash-feels-like');
  await expect(again.getByText('Words that must not get lost.')).toBeVisible();
});

test('two people write at once, and neither overwrites the other unasked', async ({
  page,
  browser,
  problems,
}) => {
  // The database refuses an outdated write.
  problems.expect(/status of (400|403|409)/);
  await signIn(page, { next: `${tab}/p1` });
  const elsewhere = await browser.newContext();
  await problems.watch(elsewhere);
  const other = await elsewhere.newPage();
  await signIn(other, { next: `${tab}/p1` });
  await expect(page.getByLabel('Summary')).toBeVisible();
  await other.getByLabel('Summary').fill('Theirs.');
  await other.getByRole('button', { name: 'Update post' }).click();
  await expect(other.getByText('Blog post updated successfully!')).toBeVisible();

  await page.getByLabel('Summary').fill('Mine.');
  await page.getByRole('button', { name: 'Update post' }).click();
  await expect(page.getByText('This post was changed elsewhere')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Load theirs' }).click();
  await expect(page.getByLabel('Summary')).toHaveValue('Theirs.');
  await page
    .getByRole('status')
    .filter({ hasText: 'The other version is loaded' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await page.getByRole('button', { name: 'Update post' }).click();
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible();
  await elsewhere.close();
});
