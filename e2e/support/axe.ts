import axeCore from 'axe-core';
import type { Page } from 'playwright/test';
import { animationsEnded } from './animations-ended.ts';
import { expect } from './fixtures.ts';

/** Expects no accessibility violation in the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  // Content that a built page has not painted yet has no colours.
  await expect(page.locator('[data-undrawn]')).toHaveCount(0);
  // Text that is still fading in, or changing its theme, has too little contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  await animationsEnded(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      // The one rule of WCAG 2.2 AA that axe leaves out by default.
      rules: { 'target-size': { enabled: true } },
    });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    }));
  });
  expect(violations, `axe on ${page.url()}`).toEqual([]);
}
