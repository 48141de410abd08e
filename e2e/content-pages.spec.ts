import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { overflowOf } from './overflow.ts';

const pages = [
  ['P-ROUTE-01', '/about', 'A clinic for the weeks after a crash', 'About'],
  ['P-ROUTE-01', '/patient-info', 'What to know before you come in', 'Patient Info'],
  ['P-ROUTE-01', '/attorneys', 'For attorneys with injured clients', 'Attorneys'],
  ['P-ROUTE-02', '/privacy', 'Privacy', 'Privacy'],
  ['P-ROUTE-03', '/terms', 'Terms', 'Terms'],
  ['P-ROUTE-04', '/disclaimer', 'Disclaimer', 'Disclaimer'],
] as const;

for (const [id, path, heading, title] of pages) {
  test(`${id} P-ROUTE-06 P-SEO-01 ${path} opens directly, fits the screen, and axe finds nothing`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(`${title} | Wasatch Spine & Auto Injury`);
    expect(await overflowOf(page)).toBe(0);
    await expectAccessible(page);
  });
}

test('P-ABOUT-03 P-ABOUT-04 P-ABOUT-05 P-ERR-12 the staff stand in their order, each with a picture', {
  tag: '@desktop',
}, async ({ page }) => {
  // The data set has a member whose photo does not exist.
  await page.goto('/about');
  const staff = page.getByRole('region', { name: 'Who you will meet' });
  await expect(staff.getByRole('heading', { level: 3 })).toHaveText([
    'Dr. Sample Avery',
    'Sample Rosa M.',
    'Sample Jordan T.',
  ]);
  await expect(staff.getByRole('list', { name: 'Credentials' })).toHaveCount(3);
  await expect(staff.getByRole('list', { name: 'Specialties' })).toHaveCount(3);
  for (const photo of await staff.getByRole('img').all()) {
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect(staff.getByRole('img', { name: 'Portrait of Sample Jordan T.' })).toHaveAttribute(
    'src',
    '/img/avatar-blank.svg',
  );
});

test('P-ABOUT-08 a button scrolls to the footer, and the keyboard goes on from there', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer).not.toBeInViewport();
  await page.getByRole('button', { name: 'Hours and address' }).focus();
  await page.keyboard.press('Enter');
  await expect(footer).toBeInViewport();
  await expect(footer).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(footer.getByRole('link', { name: '(801) 555-0142' }).first()).toBeFocused();
});

test('P-PATIENT-04 P-PATIENT-05 one answer is open at a time, by keyboard alone', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/patient-info');
  const questions = page.getByRole('region', { name: 'Common questions' });
  const items = questions.locator('details');
  await expect(items).toHaveCount(5);
  const open = () => items.evaluateAll((all) => all.map((item) => item.hasAttribute('open')));

  await questions.getByRole('link', { name: /^Call/ }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await open()).toEqual([true, false, false, false, false]);
  await expect(questions.getByText(/Soon, even if it does not hurt much yet/)).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await open()).toEqual([false, false, true, false, false]);
  await page.keyboard.press('Space');
  expect(await open()).toEqual([false, false, false, false, false]);
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

test('Privacy brings the cookie banner back', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/privacy');
  const banner = page.getByRole('region', { name: 'Cookies on this site' });
  await page.getByRole('button', { name: 'Change cookie choice' }).click();
  await expect(banner).toBeVisible();
  await expect(banner).toBeFocused();
});

test('Privacy prints without the furniture of the screen', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/privacy');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
});
