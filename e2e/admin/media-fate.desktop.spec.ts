import { signIn } from '../../scripts/local/sign-in.ts';
import { filesIn } from '../../tests/emulator/bucket.ts';
import { expectAccessible } from '../support/axe.ts';
import { readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { card, choose, openMedia, photo, status, stored } from '../support/media-files.ts';

test('A-MEDIA-07 A-MEDIA-08 A-MEDIA-09 A-MEDIA-10 A-MEDIA-11 A-MEDIA-12 A-MEDIA-26 A-MEDIA-27 photos held back go live with their description; a hidden one leaves the gallery, and its old address is dead; deleted ones come back, or go for ever with all their files', async ({
  page: tab,
}) => {
  const names = ['step', 'ramp'];
  await openMedia(tab);
  await tab.getByText('Upload settings').click();
  await tab.getByLabel('Hold back until described').check();
  await choose(tab, await Promise.all(names.map((name) => photo(`${name}.jpg`, 640, 480))));
  await expect(tab.getByText('Successfully uploaded 2 photo(s)!')).toBeVisible();
  expect(await stored('step.jpg')).toMatchObject({ status: 'draft', alt: 'Clinic photo' });

  await tab.getByRole('button', { name: 'Describe photos' }).click();
  const sheet = tab.getByRole('dialog', { name: 'Describe photos' });
  const drafts = sheet.getByRole('group').filter({ hasText: 'Publish with this description' });
  await expect(drafts).toHaveCount(2);
  await expectAccessible(tab);
  // Uploads run side by side: which one is first differs.
  for (const name of names) {
    const item = await stored(`${name}.jpg`);
    await sheet.locator(`[name="describe-${item?.id}-alt"]`).fill(`Bulk ${name}`);
  }
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(tab.getByText('2 photos updated successfully!')).toBeVisible();
  const shown = [await stored('step.jpg'), await stored('ramp.jpg')];
  for (const item of shown) {
    expect(item).toMatchObject({ status: 'published', alt: expect.stringMatching(/^Bulk/) });
    expect(await status(item)).toBe(200);
  }

  const select = async () => {
    await tab.getByLabel('Select Bulk ramp').check();
    await tab.getByLabel('Select Bulk step').check();
  };
  await select();
  await expectAccessible(tab);
  await tab.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(tab.getByText('2 photos hidden')).toBeVisible();
  for (const item of shown) expect([403, 404]).toContain(await status(item));
  await expect(card(tab, 'Bulk step').getByText('Draft')).toBeVisible();

  // Private by its details, where its owner still has the file.
  await card(tab, 'Bulk step').getByRole('button', { name: /^Edit/ }).click();
  const dialog = tab.getByRole('dialog', { name: 'Edit photo' });
  await dialog.getByLabel('Alt text').fill(' ');
  await dialog.getByLabel('Visibility').selectOption('private');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Alt text is required');
  await expect(dialog.getByLabel('Visibility')).toHaveValue('private');
  await dialog.getByLabel('Alt text').fill('Bulk step');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(tab.getByText('Photo updated successfully!')).toBeVisible();
  await expect(card(tab, 'Bulk step').getByText('Private')).toBeAttached();
  expect(await status(await stored('step.jpg'))).toBe(200);

  await select();
  await tab.getByRole('button', { name: 'Delete', exact: true }).click();
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(tab.getByText('2 clinic photos deleted successfully!')).toBeVisible();
  await expect(card(tab, 'Bulk step')).toHaveCount(0);
  // The newest message comes first.
  await tab.getByRole('button', { name: 'Undo' }).first().click();
  await expect(card(tab, 'Bulk step')).toBeVisible();

  await tab.getByRole('button', { name: 'Delete Bulk step', exact: true }).click();
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card(tab, 'Bulk step')).toHaveCount(0);
  await tab.getByRole('link', { name: /^Trash/ }).click();
  const trashed = card(tab, 'Bulk step');
  await expect(trashed).toContainText('30 days left');
  await trashed.getByRole('button', { name: /^Delete forever/ }).click();
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Delete forever' }).click();
  await expect(tab.getByText('Deleted forever')).toBeVisible();
  expect(await stored('step.jpg')).toBeUndefined();
  expect(await filesIn('clinic/step')).toEqual([]);

  await tab.goto('/gallery?q=bulk');
  await expect(tab.getByText(/^Showing 0 images/)).toBeVisible();
});

test('A-HERO-01 A-HERO-02 A-HERO-03 A-HERO-10 A-HERO-11 P-SITE-02 P-SITE-04 a new hero is on the home page at once, and the default comes back', async ({
  page: tab,
}) => {
  await signIn(tab, { next: '/admin/media' });
  const panel = tab.getByRole('region', { name: 'Homepage hero' });
  await panel.locator('input[type=file]').setInputFiles([await photo('hero.jpg', 1600, 800)]);
  await expect(tab.getByText('Hero image updated successfully!')).toBeVisible();
  const hero = (await readAll('siteMedia')).find(({ id }) => id === 'hero');
  await tab.goto('/');
  await expect(tab.locator(`img[src^="${String(hero?.url).split('?')[0]}"]`)).toBeVisible();

  await tab.goto('/admin/media');
  tab.once('dialog', (question) => void question.accept());
  await panel.getByRole('button', { name: 'Reset to Default' }).click();
  await expect(tab.getByText('Hero image reset to default successfully!')).toBeVisible();
  await expect(panel.getByText('Default', { exact: true })).toBeVisible();
});
