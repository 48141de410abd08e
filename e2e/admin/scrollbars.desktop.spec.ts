import { signIn } from '../../scripts/local/sign-in.ts';
import { expect, test } from '../support/fixtures.ts';

// Scrollbars that take room, as on desks without a Mac.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

test('nothing moves behind a dialog, and the page is dimmed up to the edge of the window', async ({
  page,
}) => {
  await signIn(page, { next: '/admin/schedule' });
  const book = page.getByRole('link', { name: 'Book appointment' });
  const before = await book.boundingBox();
  await book.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await book.boundingBox()).toEqual(before);

  const root = await page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.documentElement);
    return { besideBody: innerWidth - document.body.offsetWidth, backgroundColor };
  });
  expect(root.besideBody).toBeGreaterThan(0);
  expect(root.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});
