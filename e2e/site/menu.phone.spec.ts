import { openApp } from '../../scripts/local/open-app.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

test('the menu opens and closes by keyboard, and axe finds nothing in it', async ({ page }) => {
  // Escape is the app's.
  await openApp(page, '/');
  const header = page.getByRole('banner');
  const toggle = header.locator('summary');
  await expect(toggle).toHaveText('Menu', { useInnerText: true });
  await toggle.focus();
  await page.keyboard.press('Enter');
  const entry = header.getByRole('navigation').getByRole('link', { name: 'Patient Info' });
  await expect(entry).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(toggle).toBeFocused();
});
