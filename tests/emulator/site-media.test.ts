import { beforeEach, expect, it } from 'vitest';
import { getSiteMedia, getSitePicture } from '#data/pictures/site-media.ts';
import { emulator } from './stored.ts';

beforeEach(() => emulator.wipe());

it('P-SITE-01 P-SITE-02 gives a visitor the URL of an upload', async () => {
  await emulator.store([
    { path: 'siteMedia/logo', data: { url: 'https://files.example/logo.png' } },
    { path: 'siteMedia/hero', data: { url: 'https://files.example/hero.webp' } },
  ]);
  expect(await getSiteMedia('logo', 88)).toBe('https://files.example/logo.png');
  expect(await getSiteMedia('hero', 1280)).toBe('https://files.example/hero.webp');
});

it('P-SITE-01 P-SITE-02 gives the rendition for a width, or all renditions', async () => {
  const url = 'https://files.example/hero.webp';
  const narrow = { url: 'https://files.example/hero-w256.webp', width: 256, height: 128 };
  const wide = { url, width: 1280, height: 640 };
  const placeholder = 'data:image/webp;base64,AA==';
  const variants = { w1280: wide, w256: narrow };
  await emulator.store([{ path: 'siteMedia/hero', data: { url, variants, placeholder } }]);
  expect(await getSiteMedia('hero', 88)).toBe(narrow.url);
  expect(await getSiteMedia('hero', 1280)).toBe(url);
  expect(await getSitePicture('hero')).toEqual({ url, sizes: [narrow, wide], placeholder });
});

it('P-SITE-03 P-SITE-04 gives null without an upload', async () => {
  await emulator.store([{ path: 'siteMedia/hero', data: { uploadedAt: new Date() } }]);
  expect(await getSiteMedia('logo', 88)).toBeNull();
  expect(await getSiteMedia('hero', 1280)).toBeNull();
});
