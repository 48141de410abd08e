import { expect, it } from 'vitest';
import { imageUrl } from '#domain/pictures/image-url.ts';

const hero = { width: 1200, height: 600, format: 'webp', quality: 80 } as const;
const storage = 'https://firebasestorage.googleapis.com/v0/b/clinic/o/blogImages%2Fa.webp';
const parametersOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

it('P-IMG-01 adds alt=media, width and format to file-storage addresses', () => {
  const address = imageUrl(storage, { width: 640 });
  expect(address.startsWith(`${storage}?`)).toBe(true);
  expect(parametersOf(address)).toEqual({ alt: 'media', width: '640', format: 'webp' });
});

it('P-IMG-01 keeps the token of a download address, also on the emulator', () => {
  const local =
    'http://127.0.0.1:9199/v0/b/demo-clinic.firebasestorage.app/o/a.webp?alt=media&token=5eed';
  expect(parametersOf(imageUrl(local, { width: 640, format: 'jpg' }))).toEqual({
    alt: 'media',
    token: '5eed',
    width: '640',
    format: 'jpg',
  });
});

it('P-IMG-02 adds width, format and quality 80 to stock photos', () => {
  const address = imageUrl('https://images.unsplash.com/photo-1?ixid=x', { width: 640 });
  expect(parametersOf(address)).toEqual({ ixid: 'x', w: '640', fm: 'webp', q: '80' });
});

it('P-IMG-03 asks for the hero of a post at 1200x600, webp, quality 80', () => {
  expect(parametersOf(imageUrl(storage, hero))).toEqual({
    alt: 'media',
    width: '1200',
    height: '600',
    format: 'webp',
    quality: '80',
  });
  expect(parametersOf(imageUrl('https://images.unsplash.com/photo-1', hero))).toEqual({
    w: '1200',
    h: '600',
    fit: 'crop',
    fm: 'webp',
    q: '80',
  });
});

it.each(['', '/img/hero-wide.svg', 'https://files.example/a b.webp', 'not an address'])(
  'leaves %j as it is',
  (address) => {
    expect(imageUrl(address, hero)).toBe(address);
  },
);
