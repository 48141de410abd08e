import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { signIn } from '../../scripts/local/sign-in.ts';
import { readAll } from './database.ts';

type Upload = { name: string; mimeType: string; buffer: Buffer };

const drawing = sharp(readFileSync('public/img/scene-rehab.svg'), { density: 120 });

/** A photo with place and camera in its EXIF, lying on its side. */
export async function photo(name: string, width = 1600, height = 1200): Promise<Upload> {
  const buffer = await drawing
    .clone()
    .resize(width, height, { fit: 'cover' })
    .withMetadata({
      orientation: 6,
      exif: {
        IFD0: { Model: 'SECRETCAM' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 33/1 0/1' },
      },
    })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

export const svg: Upload = {
  name: 'Floor Plan.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" onload="alert(1)"><script>alert(1)</script><rect width="200" height="100" fill="teal"/></svg>',
  ),
};
export const webPage = (name: string): Upload => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
});

export const openMedia = (page: Page) => signIn(page, { next: '/admin/dashboard/media' });
export const choose = (page: Page, files: Upload[]) =>
  page.getByLabel('Clinic photos and files').setInputFiles(files);
export const card = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ hasText: text });

export async function stored(fileName: string) {
  return (await readAll('media')).find((item) => item.fileName === fileName);
}
/** Whether a person who knows the address of an item's file can still load it. */
export const status = async (item: Awaited<ReturnType<typeof stored>>) =>
  (await fetch(String(item?.downloadURL))).status;
