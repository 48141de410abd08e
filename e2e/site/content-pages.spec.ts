import { expect, test } from '../support/fixtures.ts';

test('P-PATIENT-04 P-PATIENT-05 one answer is open at a time, by keyboard alone', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/patient-info');
  const questions = page.getByRole('region', { name: 'Common questions' });
  const items = questions.locator('details');
  await expect(items).toHaveCount(5);
  const expectOpen = (expected: boolean[]) =>
    expect
      .poll(() => items.evaluateAll((all) => all.map((item) => item.hasAttribute('open'))))
      .toEqual(expected);

  await questions.getByRole('link', { name: /^Call/ }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectOpen([true, false, false, false, false]);
  await expect(questions.getByText(/Soon, even if it doesn’t hurt much yet/)).toBeVisible();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expectOpen([false, false, true, false, false]);
  await page.keyboard.press('Space');
  await expectOpen([false, false, false, false, false]);
});

test('the links of a page lead to its parts', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/patient-info');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'How PIP pays' })
    .click();
  await expect(page).toHaveURL('/patient-info#pip');
  await expect(page.getByRole('heading', { name: 'How PIP pays for your care' })).toBeInViewport();

  await page.goto('/attorneys');
  await page.getByRole('link', { name: 'Refer or request records' }).click();
  await expect(page.getByLabel('Firm')).toBeInViewport();
});
