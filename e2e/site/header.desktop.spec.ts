import { expect, test } from '../support/fixtures.ts';

test('P-LAYOUT-02 P-LAYOUT-03 the eight entries are in one line from 1024 px on, clear of each other and of the actions', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  for (const width of [1024, 1100, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(header.getByText('Menu')).toBeHidden();
    const boxes = await header.evaluate((element) =>
      [...element.querySelectorAll('nav[aria-label="Main"] a, nav[aria-label="Main"] ~ div a')]
        .filter((link) => link.checkVisibility())
        .map((link) => {
          const { left, right, top, bottom } = link.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
    );
    // Behind them: the other language, the phone and the request.
    const entries = boxes.slice(0, 8);
    expect(boxes, `${width} px`).toHaveLength(11);
    expect(new Set(entries.map(({ top }) => top)).size, `${width} px`).toBe(1);
    for (const [i, { right }] of entries.entries()) {
      const next = entries[i + 1];
      if (next) expect(next.left - right, `${width} px, after ${i}`).toBeGreaterThanOrEqual(8);
    }
    const last = entries.at(-1);
    for (const action of boxes.slice(8)) {
      const isBeside = last && action.top < last.bottom && action.bottom > last.top;
      if (isBeside) expect(action.left - last.right, `${width} px`).toBeGreaterThanOrEqual(20);
      expect(action.right, `${width} px`).toBeLessThanOrEqual(width);
    }
  }
});
