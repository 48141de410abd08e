import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { signIn } from '../../scripts/local/sign-in.ts';
import { readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ startsFresh: true, viewport: { width: 1440, height: 900 } });

/** As from the desktop: a page can't be given a file by the pointer. */
async function dropOnContent(page: Page, name: string, type: string, bytes: Buffer) {
  const file = { name, type, base64: bytes.toString('base64') };
  const data = await page.evaluateHandle(async ({ name, type, base64 }) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([bytes], name, { type }));
    return transfer;
  }, file);
  await page.getByLabel('Content').dispatchEvent('drop', { dataTransfer: data });
}

test('an article: words beside the preview, undo and redo, a dropped picture, and what is missing', async ({
  page,
  problems,
}) => {
  test.slow();
  // The build doesn't know the new article.
  problems.expect(/status of 404/);
  await signIn(page, { next: '/admin/dashboard/blog-posts/new' });
  const title = page.getByLabel('Title');
  const content = page.getByLabel('Content');
  const preview = page.getByRole('region', { name: 'Live preview' });

  // Typed words and buttons are one history.
  await content.click();
  await page.keyboard.type('Sit upright.\nThe gap');
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await expect(preview.getByRole('heading', { name: 'The gap', level: 2 })).toBeVisible();
  await page.getByRole('button', { name: 'Subheading' }).click();
  await expect(content).toHaveValue('Sit upright.\n### The gap');
  await expect(preview.getByRole('heading', { name: 'The gap', level: 3 })).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(content).toHaveValue('Sit upright.\n## The gap');
  await undo.click();
  await expect(content).toHaveValue('Sit upright.\nThe gap');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(content).toHaveValue('Sit upright.\n## The gap');

  // The divider.
  const divider = page.getByRole('separator', { name: 'Width of the words' });
  const handle = await divider.boundingBox();
  const widthBefore = (await content.boundingBox())?.width ?? 0;
  if (!handle) throw new Error('The divider has no place.');
  await page.mouse.move(handle.x + handle.width / 2, handle.y + 200);
  await page.mouse.down();
  await page.mouse.move(handle.x - 100, handle.y + 200, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => (await content.boundingBox())?.width ?? 0)
    .toBeLessThan(widthBefore - 80);
  await divider.dblclick();
  await expect(divider).toHaveAttribute('aria-valuenow', '50');
  const [words, shown] = [await content.boundingBox(), await preview.boundingBox()];
  expect(shown?.height).toBeGreaterThanOrEqual(words?.height ?? Number.POSITIVE_INFINITY);

  // A dropped file.
  await dropOnContent(page, 'notes.txt', 'text/plain', Buffer.from('Notes'));
  await expect(
    page.getByText('Please select a valid image file (JPEG, PNG, or WebP)'),
  ).toBeVisible();
  await expect(content).toHaveValue('Sit upright.\n## The gap');
  const picture = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#1f7385' },
  })
    .png()
    .toBuffer();
  await dropOnContent(page, 'headrest.png', 'image/png', picture);
  await expect(page.getByText('Image uploaded successfully!')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Alt text for pictures in the content missing' }),
  ).toBeVisible();
  await expect(content).toBeFocused();
  await page.keyboard.type('A headrest close to a head');
  await expect(content).toHaveValue(
    /^Sit upright\.\n## The gap\n\n!\[A headrest close to a head\]\(http\S+\)\n\n$/,
  );
  await expect(preview.getByRole('img', { name: 'A headrest close to a head' })).toBeVisible();

  // Publish names what is missing, and leads there.
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'need another look' });
  await expect(summary.getByRole('link')).toHaveText([
    'Title and slug are required',
    'Summary is required',
  ]);
  await summary.getByRole('link', { name: 'Summary is required' }).click();
  await expect(page.getByLabel('Summary')).toBeFocused();
  await page.keyboard.type('Two fingers decide.');
  await title.fill('Headrests, set right');
  await expect(page.getByText('You can publish without the rest.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Blog post created successfully!')).toBeVisible();
  expect((await readAll('images')).some(({ alt }) => alt === '')).toBe(true);
  await page.goto('/blog/headrests-set-right');
  await expect(page.getByRole('img', { name: 'A headrest close to a head' })).toBeVisible();
});
