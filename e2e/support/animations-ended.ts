import type { Page } from 'playwright/test';

/** Waits until nothing moves but what never ends. */
export async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(whenStill);
}

/** Runs in the page. The end of one animation may start others, such as those inside. */
export async function whenStill(): Promise<void> {
  const ending = () =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
  while (ending().length > 0) await Promise.allSettled(ending().map(({ finished }) => finished));
}
