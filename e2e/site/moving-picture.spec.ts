import type { Page } from 'playwright/test';
import { openApp } from '../../scripts/local/open-app.ts';
import { expect, test } from '../support/fixtures.ts';

/** Where the shared picture was in each view transition: 'old' is the page that is left. */
type Noted = { moves: string[][] };

/** Notes which halves of the picture each view transition animates. */
async function open(page: Page, address: string) {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const moves: string[][] = [];
    Object.assign(window, { moves });
    document.startViewTransition = (update) => {
      const transition = start(update);
      const halves: string[] = [];
      moves.push(halves);
      void transition.ready.then(() => {
        const animated = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
        const isMoving = (half: string) => animated.includes(`::view-transition-${half}(picture)`);
        halves.push(...['old', 'new'].filter(isMoving));
      });
      return transition;
    };
  });
  // Before, a link loads its document.
  await openApp(page, address);
}

const moves = (page: Page) => page.evaluate(() => (window as unknown as Noted).moves);
const both = ['old', 'new'];

test.describe('with motion', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the picture of a card that is on the page twice moves to its article, and back', async ({
    page,
  }) => {
    await open(page, '/blog');
    const featured = page.getByRole('region', { name: 'Featured' }).getByRole('article').first();
    const title = await featured.getByRole('heading').textContent();
    await featured.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
    await expect.poll(() => moves(page)).toEqual([both]);

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    // The list may come after the move.
    const oneMore = [both, expect.arrayContaining(['old'])];
    await expect.poll(() => moves(page)).toEqual(oneMore);

    const again = page
      .getByRole('region', { name: 'All Articles' })
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title ?? '' }) });
    await again.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
    await expect.poll(() => moves(page)).toEqual([...oneMore, both]);
  });

  test('a photo of the gallery moves to the lightbox, and the one on show moves back', async ({
    page,
  }) => {
    await open(page, '/gallery');
    await page
      .getByRole('button', { name: /^Open photo/ })
      .nth(1)
      .click();
    const viewer = page.getByRole('dialog', { name: 'Clinic photo viewer' });
    await expect(viewer).toBeVisible();
    await expect.poll(() => moves(page)).toEqual([both]);
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText(/^3 of /)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect.poll(() => moves(page)).toEqual([both, both]);
  });
});

test('a move that the next page ends is no error', { tag: '@desktop' }, async ({
  page,
  problems,
}) => {
  await open(page, '/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await page.evaluate(() => document.startViewTransition(() => {}).skipTransition());
  // The browser has reported the move before this error.
  problems.expect(/later/);
  await page.evaluate(() => void Promise.reject(new Error('later')));
  await expect.poll(() => problems.found).toEqual([expect.stringContaining('later')]);
});

test('with reduced motion no picture moves', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/blog');
  await page.getByRole('region', { name: 'Featured' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/./);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  expect(await moves(page)).toEqual([]);
});
