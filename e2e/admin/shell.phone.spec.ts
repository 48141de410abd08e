import { signIn } from '../../scripts/local/sign-in.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { walkTo } from '../support/open-in-app.ts';

test('four tabs are within the thumb’s reach, the others and the account under More; Settings is in parts; a long dialog keeps its buttons and its errors in view; a drawer has room for a note and its button above a keyboard', async ({
  page,
}) => {
  await signIn(page);
  const bar = page.getByRole('navigation', { name: 'Admin' });
  await expect(bar.getByRole('link')).toHaveText([/Overview/, /Requests/, /Schedule/, /PIP/]);
  const more = bar.getByRole('button', { name: 'More' });
  await more.click();
  const analytics = bar.getByRole('link', { name: 'Analytics' });
  await expect(bar.getByRole('link', { name: 'View website' })).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('button', { name: 'Sign Out' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(analytics).toBeHidden();
  await expect(more).toBeFocused();

  await more.click();
  await analytics.click();
  await expect(page.getByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible();
  await expect(analytics).toBeHidden();
  await expect(more).toHaveAttribute('aria-current', 'true');

  // Settings is in parts: a list behind a button, and no field behind Save.
  await walkTo(page, '/admin/settings/location');
  const street = page.getByLabel('Street (optional)');
  const save = page.getByRole('button', { name: 'Save' });
  await street.focus();
  for (let fields = 0; fields < 7; fields += 1) {
    await expect(save).toBeInViewport({ ratio: 1 });
    const covered = await page.evaluate(() => {
      const { top, left } = (document.activeElement as Element).getBoundingClientRect();
      return document.elementFromPoint(left + 8, top + 20) !== document.activeElement;
    });
    expect(covered, `field ${fields + 1}`).toBe(false);
    await page.keyboard.press('Tab');
  }
  await page.getByRole('button', { name: 'Settings: Location' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Erasures' }).click();
  await expect(page.getByRole('heading', { name: 'Erasures' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Settings: Erasures' })).toBeVisible();

  // A long dialog keeps its title and its buttons in view.
  await walkTo(page, '/admin/schedule?book');
  const dialog = page.getByRole('dialog', { name: 'Book a visit' });
  const book = dialog.getByRole('button', { name: 'Book visit' });
  await expect(book).toBeInViewport({ ratio: 1 });
  const note = dialog.getByLabel('Note for staff');
  await expect(note).not.toBeInViewport();
  await note.scrollIntoViewIfNeeded();
  await expect(note).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeInViewport({ ratio: 1 });
  await expect(book).toBeInViewport({ ratio: 1 });

  // Above an open keyboard, what is missing is read from its first line.
  await page.setViewportSize({ width: 390, height: 420 });
  await book.click();
  await expect(dialog.getByText('3 things need another look')).toBeInViewport({ ratio: 1 });

  // So are a note and its button, between the head and the foot of a request.
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await walkTo(page, '/admin/dashboard/appointments');
  await page.getByRole('link', { name: 'Maria Olsen', exact: true }).click();
  const request = page.getByRole('dialog', { name: 'Maria Olsen' });
  await request.getByLabel('Add a note').focus();
  await expect(request.getByRole('button', { name: 'Save note' })).toBeInViewport({ ratio: 1 });
});
