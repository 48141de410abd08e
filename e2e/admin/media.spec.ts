import { readFileSync } from 'node:fs';
import { signIn } from '../../scripts/local/sign-in.ts';
import { filesIn } from '../../tests/emulator/bucket.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  card,
  choose,
  expectDrawn,
  openMedia,
  photo,
  refusals,
  stored,
  svg,
  unusualPictures,
  webPage,
} from '../support/media-files.ts';

test(
  'A-MEDIA-16 A-MEDIA-19 A-MEDIA-20 A-MEDIA-22 A-MEDIA-23 A-MEDIA-25 A-UPLOAD-02 photos of every kind go up in one go, without their secrets; what is no picture is refused',
  { tag: '@desktop' },
  async ({ page: tab, problems }, { project }) => {
    // The sanitiser has to parse the drawing before it can clean it; the policy already speaks up then.
    problems.expect(/(Executing inline event handler|Applying inline style) violates/);
    const name = `bench-${project.name}`;
    await openMedia(tab);
    await choose(tab, [
      await photo(`${name}.jpg`),
      { name: `${name}.heic`, mimeType: '', buffer: readFileSync('e2e/support/small.heic') },
      svg,
      webPage(`${name}-page.jpg`),
      await photo(`${name}-wide.jpg`, 6001, 60),
      { name: 'tool.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
    ]);
    await expect(tab.getByText('Successfully uploaded 3 photo(s)!')).toBeVisible();
    const uploads = tab.getByRole('list', { name: 'Uploads' });
    await expect(uploads.getByRole('alert')).toHaveText([
      'This file is not a picture that websites can show. Please use a JPEG.',
      'Image dimensions must be 6000x6000 pixels or smaller',
      'File type application/x-msdownload is not supported',
    ]);
    await expectAccessible(tab);
    await uploads.getByRole('button', { name: 'Dismiss tool.exe' }).click();
    await uploads.getByRole('button', { name: `Dismiss ${name}-page.jpg` }).click();
    await uploads.getByRole('button', { name: `Make it smaller: ${name}-wide.jpg` }).click();
    await expect(tab.getByText('Successfully uploaded 1 photo(s)!')).toBeVisible();
    expect(await stored(`${name}-wide.jpg`)).toMatchObject({ width: 60, height: 6000 });
    await expect(uploads).toHaveCount(0);

    const item = await stored(`${name}.jpg`);
    expect(item).toMatchObject({
      type: 'clinicPhoto',
      mediaType: 'image',
      mimeType: 'image/webp',
      alt: 'Clinic photo',
      status: 'published',
      visibility: 'public',
      uploadedBy: 'dana',
      // Upright, although it was taken on its side.
      width: 1200,
      height: 1600,
    });
    expect(item?.storagePath).toMatch(new RegExp(`^clinic/${name}-\\d{13}\\.webp$`));
    const bytes = Buffer.from(await (await fetch(String(item?.downloadURL))).arrayBuffer());
    expect(bytes.toString('latin1')).not.toMatch(/SECRETCAM|Exif|GPS/);
    expect(await filesIn(String(item?.storagePath).replace('.webp', ''))).toHaveLength(3);
    expect(await stored('Floor Plan.svg')).toMatchObject({ mimeType: 'image/webp' });

    const unusual = await unusualPictures();
    await choose(tab, unusual.taken);
    // A toast leaves by itself: each is looked for in the order of its coming.
    await expect(tab.getByText('moving.gif doesn’t move on the website')).toBeVisible();
    await expect(tab.getByText('white.svg is white, as the website’s pages are')).toBeVisible();
    await expect(tab.getByText('Successfully uploaded 10 photo(s)!')).toBeVisible();
    await expectDrawn();
    await choose(tab, unusual.refused);
    await expect(uploads.getByRole('alert')).toHaveText(refusals);
    // A phone calls every picture so.
    const image = await photo('image.jpg', 80, 60);
    await choose(tab, [image, image, image]);
    await expect(tab.getByText('Successfully uploaded 3 photo(s)!')).toBeVisible();
    await expect(uploads.getByRole('alert')).toHaveCount(refusals.length);
  },
);

test(
  'A-STAFF-01 A-STAFF-02 A-STAFF-03 A-STAFF-04 A-STAFF-09 A-STAFF-10 A-STAFF-11 A-STAFF-12 staff are added, changed and deleted',
  { tag: '@phone' },
  async ({ page: tab }, { project }) => {
    const name = `Sample Robin ${project.name}`;
    await signIn(tab, { next: '/admin/media' });
    // Photos and people that come meanwhile move the button.
    await expect(tab.getByRole('checkbox', { name: /^Select / }).first()).toBeVisible();
    await expect(card(tab, 'Dr. Avery Lund')).toBeVisible();
    await tab.getByRole('button', { name: 'Add', exact: true }).click();
    const save = tab.getByRole('button', { name: 'Save', exact: true });
    await expect(tab.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(save).toBeDisabled();
    await tab.getByLabel('Name', { exact: true }).fill(name);
    await expect(save).toBeDisabled();
    await tab.getByLabel('Title', { exact: true }).fill('Massage therapist');
    await tab.getByLabel('Credentials').fill('Sample license\nFirst aid');
    await tab.getByLabel('Order').fill('9');
    const panel = tab.getByRole('region', { name: 'Add staff member' });
    await panel.locator('input[type=file]').setInputFiles([await photo('robin.jpg', 600, 600)]);
    await expect(tab.getByText('Photo uploaded successfully!')).toBeVisible();
    await save.click();
    await expect(tab.getByText('Staff member added successfully!')).toBeVisible();

    await tab.goto('/about');
    await expect(tab.getByRole('heading', { name })).toBeVisible();
    await expect(tab.getByText('First aid', { exact: true })).toBeVisible();

    await tab.goto('/admin/media');
    await tab.getByRole('button', { name: `Edit ${name}` }).click();
    await tab.getByLabel('Title', { exact: true }).fill('Lead massage therapist');
    await save.click();
    await expect(tab.getByText('Staff member updated successfully!')).toBeVisible();
    await expect(card(tab, name)).toContainText('Lead massage therapist');

    tab.once('dialog', (question) => void question.accept());
    await tab.getByRole('button', { name: `Delete ${name}` }).click();
    await expect(tab.getByText('Staff member deleted successfully!')).toBeVisible();
    await expect(card(tab, name)).toHaveCount(0);
    await expect.poll(() => filesIn('staff/robin')).toEqual([]);
  },
);
