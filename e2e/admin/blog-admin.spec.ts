import sharp from 'sharp';
import { signIn } from '../../scripts/local/sign-in.ts';
import { expectAccessible } from '../support/axe.ts';
import { readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';

const tab = '/admin/dashboard/blog-posts';

test.use({ startsFresh: true });

test('A-ROUTE-04 A-FORM-28 A-FORM-29 A-COVER-03 A-COVER-05 A-BLOG-13 A-BLOG-14 the life of a post', {
  tag: '@desktop',
}, async ({ page, problems }) => {
  // The build knows neither the new article nor its earlier address.
  problems.expect(/status of 404/);
  await signIn(page, { next: tab });
  await expect(page.getByText('14 total posts • 3/3 featured')).toBeVisible();

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

  await page.goto(tab);
  const remove = page.getByRole('button', { name: 'Delete Why headrests matter' });
  page.once('dialog', (question) => question.accept());
  await remove.click();
  await expect(page.getByText('Blog post deleted successfully')).toBeVisible();
  await expect(page.getByText('14 total posts • 3/3 featured')).toBeVisible();
  expect((await readAll('blogPosts')).some(({ slug }) => slug === 'headrests')).toBe(false);
});

test('A-FORM-07 on a phone the preview is in place of the text; the form is at most 800 pixels wide on any screen', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, { next: `${tab}/new` });
  await page.getByLabel('Content').fill('## The gap\n\nKeep it **small**.');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The gap', level: 2 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Write' }).click();
  await expect(page.getByLabel('Content')).toBeVisible();

  await page.goto('/admin/posts/new');
  for (const width of [1100, 1270, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const field = await page.getByLabel('Title').boundingBox();
    expect(field?.width).toBeLessThanOrEqual(800);
  }
});
