import type { Locator } from 'playwright/test';
import { signIn } from '../../scripts/local/sign-in.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ startsFresh: true });

/** From outside the list, and again while the list does not listen yet: K stays on the first name. */
async function focusFirst(name: Locator): Promise<void> {
  await expect(async () => {
    await name.page().keyboard.press('k');
    await expect(name).toBeFocused({ timeout: 500 });
  }).toPass();
}

test('A-ROUTE-03 staff work through the overview by keys: move, call, schedule, open', async ({
  page,
}) => {
  // A browser without a telephone asks what to open the link with.
  await page.addInitScript(() =>
    addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a[href^="tel:"]');
      if (!link) return;
      event.preventDefault();
      document.body.dataset.called = link.getAttribute('href') ?? '';
    }),
  );
  await signIn(page);
  const list = page.getByRole('region', { name: 'Needs attention' });
  const names = list.getByRole('listitem').locator('[id^="lead-"]');
  const hannah = list.getByRole('link', { name: 'Hannah Whitlock', exact: true });
  await expect(hannah).toBeVisible();

  await focusFirst(names.first());
  await page.keyboard.press('j');
  await expect(names.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(names.first()).toBeFocused();
  // The day of the week decides how many come before her.
  const before = (await names.allTextContents()).indexOf('Hannah Whitlock');
  for (let step = 0; step < before; step++) await page.keyboard.press('j');
  await expect(hannah).toBeFocused();
  await expect(hannah).toHaveCSS('outline-style', 'solid');

  await page.keyboard.press('c');
  await expect(page.locator('body')).toHaveAttribute('data-called', 'tel:+18015550154');

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByText('Next person')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await expect(hannah).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Hannah Whitlock' })).toBeVisible();
  await page.goBack();
  await focusFirst(names.first());
  for (let step = 0; step < before; step++) await page.keyboard.press('j');
  await expect(hannah).toBeFocused();
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog', { name: 'Schedule Hannah Whitlock' })).toBeVisible();
});
