import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { signIn } from '../../scripts/local/sign-in.ts';
import { expectAccessible } from '../support/axe.ts';
import { readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { openOwnMenu } from '../support/own-menu.ts';

const tab = '/admin/dashboard/blog-posts';

test.use({ startsFresh: true });

/** In both themes: the colours differ. */
async function expectAccessibleInBothThemes(page: Page) {
  await expectAccessible(page);
  await openOwnMenu(page);
  const dark = page.getByRole('button', { name: 'Dark theme' });
  await dark.click();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await openOwnMenu(page);
  await dark.click();
  await page.keyboard.press('Escape');
}

test('A-ROUTE-04 A-FORM-28 A-FORM-29 A-COVER-03 A-COVER-05 A-BLOG-13 A-BLOG-14 A-BLOG-17 the life of a post', {
  tag: '@desktop',
}, async ({ page, problems }) => {
  test.setTimeout(90_000);
  // The build knows neither the new article nor its earlier address.
  problems.expect(/status of 404/);
  await signIn(page, { next: tab });
  await expect(page.getByText('14 total posts • 3/3 featured')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  // A draft saves itself; text typed later, too.
  await page.getByRole('link', { name: 'New Post' }).click();
  await page.getByLabel('Title').fill('Why headrests matter');
  await expect(page.getByLabel('Slug')).toHaveValue('why-headrests-matter');
  await page.getByLabel('Summary').fill('A few centimeters decide.');
  await page.getByLabel('Content').fill('## The gap\n\nKeep it **small**.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Blog post created successfully!')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${tab}/(?!new)`));
  await page.getByLabel('Summary').fill('Two fingers decide.');
  await expect(page.getByText('Unsaved changes, kept in this browser')).toBeVisible();
  await expect(page.getByText('Last saved just now')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Summary')).toHaveValue('Two fingers decide.');

  // The preview is beside the text.
  await expect(page.getByRole('heading', { name: 'The gap', level: 2 })).toBeVisible();

  // The cover.
  const picture = await sharp({
    create: { width: 1500, height: 1000, channels: 3, background: '#1f7385' },
  })
    .png()
    .toBuffer();
  await page
    .getByLabel('Cover image file')
    .setInputFiles({ name: 'Head Rest.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByText('Not Uploaded')).toBeVisible();
  await page.getByLabel('Alt text').fill('A headrest close to a head');
  await page.getByRole('button', { name: 'Upload image' }).click();
  await expect(page.getByText('Image uploaded successfully!')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible();
  await page.goto('/blog');
  await expect(
    page.getByRole('heading', { name: 'Why headrests matter', level: 3 }).first(),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: 'A headrest close to a head' }).first()).toBeVisible();

  // Another address: the old one leads to it.
  await page.goto(tab);
  await page.getByRole('link', { name: 'Why headrests matter', exact: true }).click();
  await page.getByLabel('Slug').fill('headrests');
  await page.getByLabel('Slug').press('Control+s');
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible();
  await page.goto('/blog/why-headrests-matter');
  await expect(page).toHaveURL('/blog/headrests');
  await expect(page.getByRole('heading', { name: 'Why headrests matter', level: 1 })).toBeVisible();

  // The star: all three places are taken, so one has to be freed.
  await page.goto(tab);
  const star = page.getByRole('button', { name: 'Featured: Why headrests matter' });
  await star.click();
  await expect(
    page.getByText('Only 3 posts can be featured at a time. Please unfeature another post first.'),
  ).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Featured: How Utah PIP pays' }).click();
  await expect(page.getByText('Post removed from featured')).toBeVisible();
  await star.click();
  await expect(page.getByText('Post added to featured')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Why headrests matter/ }).first()).toBeVisible();

  await page.goto(tab);
  const remove = page.getByRole('button', { name: 'Delete Why headrests matter' });
  page.once('dialog', (question) => question.dismiss());
  await remove.click();
  await expect(remove).toBeVisible();
  page.once('dialog', (question) => question.accept());
  await remove.click();
  await expect(page.getByText('Blog post deleted successfully')).toBeVisible();
  await expect(page.getByText('14 total posts • 2/3 featured')).toBeVisible();
  expect((await readAll('blogPosts')).some(({ slug }) => slug === 'headrests')).toBe(false);
});

test('A-FORM-12 A-POSTS-02 A-COVER-07 A-PICK-01 the post form picks a cover from the library', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, { next: '/admin/posts' });
  await page.getByRole('link', { name: /Winter driving with a sore back or neck/ }).click();
  await page.getByRole('button', { name: 'Library' }).click();
  const library = page.getByRole('dialog', { name: 'Image library' });
  await expect(library.getByRole('listitem')).toHaveCount(24);
  await expectAccessible(page);
  await library.getByRole('button', { name: 'Show more' }).click();
  await expect(library.getByRole('listitem')).toHaveCount(30);
  await library.getByRole('button', { name: 'Illustration of a quiet bedroom' }).click();
  await expect(page.getByText('Image selected from media library!')).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Post saved successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Alt text')).toHaveValue(/quiet bedroom/);
});

test('on a phone the preview is in place of the text', { tag: '@phone' }, async ({ page }) => {
  await signIn(page, { next: `${tab}/new` });
  await page.getByLabel('Content').fill('## The gap\n\nKeep it **small**.');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The gap', level: 2 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Write' }).click();
  await expect(page.getByLabel('Content')).toBeVisible();
});

test('A-FORM-07 the form is at most 800 pixels wide on any screen', { tag: '@desktop' }, async ({
  page,
}) => {
  await signIn(page, { next: '/admin/posts/new' });
  for (const width of [1100, 1270, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const field = await page.getByLabel('Title').boundingBox();
    expect(field?.width).toBeLessThanOrEqual(800);
  }
});
