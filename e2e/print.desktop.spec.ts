import type { Page } from 'playwright/test';
import { signIn } from '../scripts/local/sign-in.ts';
import { expect, test } from './support/fixtures.ts';

/** Texts that paper would not show as black on white. */
function paleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const colorOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor === 'rgba(0, 0, 0, 0)'
        ? colorOf(element.parentElement)
        : backgroundColor;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pale: string[] = [];
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const text = texts.currentNode.textContent?.trim();
      if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
      const { color } = getComputedStyle(element);
      const ground = colorOf(element);
      if (color !== 'rgb(0, 0, 0)' || ground !== 'rgb(255, 255, 255)') {
        pale.push(`${text}: ${color} on ${ground}`);
      }
    }
    return pale;
  });
}

async function expectBlackOnWhite(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  await expect.poll(() => paleTexts(page), page.url()).toEqual([]);
  await expect(page.getByRole('navigation')).toHaveCount(0);
}

test('pages print black on white, without buttons and navigation', async ({ page }) => {
  const paths = [
    ...['/blog/how-utah-pip-pays', '/contact', '/pip-guide', '/privacy'],
    ...['/notice-of-privacy-practices', '/good-faith-estimate', '/accessibility', '/language-help'],
  ];
  for (const path of paths) {
    await page.goto(path);
    await expectBlackOnWhite(page);
    await expect(page.getByRole('link', { name: /^Call|Request Appointment/ })).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
  }
});

test('Patient Info prints the 911 box first, in a border', async ({ page }) => {
  await page.goto('/patient-info');
  await expectBlackOnWhite(page);
  const box = page.getByRole('region', { name: /^Call 911/ });
  await expect(box).toHaveCSS('border', '2px solid rgb(0, 0, 0)');
  await expect(box.getByRole('link', { name: 'Call 911' })).toBeHidden();
  const top = async (part: typeof box) => (await part.boundingBox())?.y ?? Number.NaN;
  expect(await top(box)).toBeLessThan(await top(page.getByRole('heading', { level: 1 })));
});

test('the schedule prints black on white in the dark theme, too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await signIn(page, { next: '/admin/schedule' });
  await expectBlackOnWhite(page);
});
