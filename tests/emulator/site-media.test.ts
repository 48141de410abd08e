import { beforeEach, expect, it } from 'vitest';
import { getSiteMedia } from '#data/site-media.ts';
import { localEmulator } from '../../scripts/seed/emulator.ts';

const emulator = localEmulator();

beforeEach(() => emulator.wipe());

it('P-SITE-01 P-SITE-02 gives a visitor the address of an upload', async () => {
  await emulator.store([
    { path: 'siteMedia/logo', data: { url: 'https://files.example/logo.png' } },
    { path: 'siteMedia/hero', data: { url: 'https://files.example/hero.webp' } },
  ]);
  expect(await getSiteMedia('logo')).toBe('https://files.example/logo.png');
  expect(await getSiteMedia('hero')).toBe('https://files.example/hero.webp');
});

it('P-SITE-03 P-SITE-04 gives null without one', async () => {
  await emulator.store([{ path: 'siteMedia/hero', data: { uploadedAt: new Date() } }]);
  expect(await getSiteMedia('logo')).toBeNull();
  expect(await getSiteMedia('hero')).toBeNull();
});
