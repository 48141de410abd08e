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
  await expect(page.getByRole('region', { name: 'Calendar' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Schedule Maria Olsen' })).toBeVisible();
  // A calendar that is still loading is too short for a scrollbar.
  await expect.poll(() => page.evaluate(() => innerWidth - document.body.clientWidth)).not.toBe(0);
  const book = page.getByRole('link', { name: 'Book visit' });
  const before = await book.boundingBox();
  await book.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await book.boundingBox()).toEqual(before);

  const { bar, backdrop } = await page.evaluate(() => {
    const { paddingRight } = getComputedStyle(document.documentElement);
    const backdrop = getComputedStyle(document.querySelector('dialog') as Element, '::backdrop');
    return { bar: Number.parseFloat(paddingRight), backdrop: Number.parseFloat(backdrop.width) };
  });
  expect(bar).toBeGreaterThan(0);
  expect(backdrop).toBe(page.viewportSize()?.width);
});
